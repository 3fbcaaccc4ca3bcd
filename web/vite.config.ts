import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** In development the table runs beside Vite: `jackin serve --port 8765`. */
const table = loadEnv('', '.', 'JACKIN_').JACKIN_TABLE ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: table, ws: true } } },
  // However slow the machine is: the two minutes are only the end of a test that is stuck.
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 },
})
