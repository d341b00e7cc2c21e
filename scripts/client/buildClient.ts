/** `npm run client`: makes dist/client, a package by which programs of others call Dreiklang (docs/programs.md, docs/adr/0042). */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openapiOf } from '@dreiklang/domain/betrieb/openapi'
import type { Call } from '@dreiklang/domain/shared/contract'
import { machineCalls } from '@dreiklang/domain/shared/machineCalls'
import { type OpenapiDocument, programCallsOf, typesTextOf } from './typesText.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'packages', 'client')

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'id' in value && 'access' in value

/** As the rooms of the domain have written them down. */
async function readCalls(): Promise<Call[]> {
  const rooms = new Set([...machineCalls.keys()].map((id) => id.split('.')[0] ?? ''))
  const files = [...rooms].flatMap((room) => {
    const folder = join(root, 'packages', 'domain', 'src', room)
    return readdirSync(folder).flatMap((name) => (name.endsWith('.contract.ts') ? [join(folder, name)] : []))
  })
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const calls = modules.flatMap((module) => Object.values(module)).flatMap((group) => Object.values(group ?? {}).filter(isCall))
  return [...new Map(calls.filter(({ id }) => machineCalls.has(id)).map((call) => [call.id, call])).values()]
}

function indexText(document: OpenapiDocument): string {
  const table = programCallsOf(document).map(({ method, path, operation }) => `  '${operation.operationId}': ['${method}', '${path}'],`)
  return `import { createCaller } from './createCaller.ts'
export { DreiklangError, type Client, type ClientOptions } from './createCaller.ts'
export { verifyWebhook, type WebhookEvent } from './verifyWebhook.ts'
export type * from './types.ts'
import type { Calls } from './types.ts'

export const createClient = createCaller<Calls>({
${table.join('\n')}
})
`
}

const compilerOptions = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  rootDir: '.',
}

async function buildClient(target: string): Promise<void> {
  const document = openapiOf(await readCalls()) as unknown as OpenapiDocument
  const written = programCallsOf(document).map(({ operation }) => operation.operationId)
  const missing = [...machineCalls.keys()].filter((id) => !written.includes(id))
  if (missing.length > 0) throw new Error(`No contract has ${missing.join(', ')}`)
  // The compiler makes nothing of what lies below a node_modules, where the target may be.
  const work = mkdtempSync(join(tmpdir(), 'dreiklang-client-'))
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const file of ['createCaller.ts', 'verifyWebhook.ts']) cpSync(join(source, 'src', file), join(work, file))
  writeFileSync(join(work, 'types.ts'), typesTextOf(document))
  writeFileSync(join(work, 'index.ts'), indexText(document))
  // In both: the compiler reads in it that these are modules.
  for (const folder of [work, target]) writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2))
  cpSync(join(root, 'docs', 'programs.md'), join(target, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  writeFileSync(
    join(work, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, outDir: target }, files: ['index.ts'] }),
  )
  execFileSync(process.execPath, [compiler, '--project', work], { stdio: 'inherit' })
  rmSync(work, { recursive: true })
}

function manifest(): object {
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const description = 'Calls of Dreiklang for programs, and the check of its webhooks'
  const exports = { '.': { types: './index.d.ts', default: './index.js' } }
  return { name, version, description, license: 'Apache-2.0', type: 'module', exports, engines: { node: '>=20.19' } }
}

const [target = join(root, 'dist', 'client')] = process.argv.slice(2)
await buildClient(resolve(target))
