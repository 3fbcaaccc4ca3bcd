// node faults.mjs FILE...: every small fault that could be planted in these TypeScript files, as JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const ts = createRequire(process.cwd() + '/')('typescript')
const K = ts.SyntaxKind
const OPERATORS = {
  [K.LessThanToken]: '<=', [K.LessThanEqualsToken]: '<', [K.GreaterThanToken]: '>=', [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==', [K.ExclamationEqualsEqualsToken]: '===', [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&', [K.MinusToken]: '+', [K.AsteriskToken]: '+',
}

function* faults(path) {
  const source = readFileSync(path, 'utf-8')
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const fault = (node, text) => {
    const start = node.getStart(file)
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    return { path, line, start, end: node.getEnd(), text, was: node.getText(file).split('\n')[0] }
  }
  function* at(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node) && OPERATORS[node.operatorToken.kind])
      yield fault(node.operatorToken, OPERATORS[node.operatorToken.kind])
    else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
      yield fault(node, `!!${node.operand.getText(file)}`)
    else if (node.kind === K.PrefixUnaryExpression && node.getText(file) === '-1') return yield fault(node, '0')
    else if (ts.isNumericLiteral(node)) yield fault(node, String(Number(node.text.replaceAll('_', '')) + 1))
    else if (node.kind === K.TrueKeyword) yield fault(node, 'false')
    else if (node.kind === K.FalseKeyword) yield fault(node, 'true')
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) yield fault(node, ';')
    const inner = []
    ts.forEachChild(node, (child) => void inner.push(child))
    for (const child of inner) yield* at(child)
  }
  yield* at(file)
}

console.log(JSON.stringify(process.argv.slice(2).flatMap((path) => [...faults(path)])))
