import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'public/', 'src/protocol.ts', 'src/gangs/shown.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off',
      complexity: ['error', 14],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // {' '} is how a space at the edge of a block is kept.
      'svelte/no-useless-mustaches': 'off',
      // Memories that nothing is drawn from are plain Maps and Sets.
      'svelte/prefer-svelte-reactivity': 'off',
      // A place that must be named to reach the next one begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
)
