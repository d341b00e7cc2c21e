/** The program that stands in docs/programs.md, word for word, on the package that `npm run client` makes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInApi } from './api.ts'
import { dreiWithoutRezept, findKlient } from './bestellung.fixtures.ts'
import { type Product, startProduct } from './server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const password = 'Dreiklang-2026!'
const folder = mkdtempSync(join(tmpdir(), 'dreiklang-program-'))
const file = join(folder, 'program.mjs')

let product: Product
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_INNER: 'on' })
  const client = join(folder, 'node_modules', '@dreiklang', 'client')
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'client', 'buildClient.ts'), client], { cwd: root })
  const page = readFileSync(join(root, 'docs', 'programs.md'), 'utf8')
  writeFileSync(file, /```js\n(.*?)```/s.exec(page)?.[1] ?? '')
})
afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Runs it, and answers what it has written so far. */
function run(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  return { child, said: () => text }
}

describe('a program of ten lines', () => {
  it('reads the open orders with its token, hears of a new one, and hears nobody who is not Dreiklang', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const leitung = await signInApi(product.address, 'pflege-admin')
    const { token } = await leitung.post<{ token: string }>('/api/machines', {
      name: 'Zehn Zeilen',
      scopes: ['bestellung:read'],
      days: 1,
      password,
    })
    const { secret } = await leitung.post<{ secret: string }>('/api/webhooks', { url, kinds: ['bestellung.created'], password })
    const { child, said } = run({ TOKEN: token, SECRET: secret, DREIKLANG: product.address, PORT: String(port) })
    try {
      const pflege = await signInApi(product.address, 'pfleger')
      const { zeilen } = await pflege.get<{ zeilen: { nummer: string }[] }>('/api/bestellungen?wartetAuf=ARZT')
      await expect.poll(said, { timeout: 30_000 }).toContain(zeilen[0]?.nummer)
      const { id, nummer } = await pflege.post<{ id: string; nummer: string }>(
        '/api/bestellungen',
        dreiWithoutRezept(await findKlient(pflege)),
      )
      await expect.poll(said).toContain(nummer)
      expect(said()).toContain(id)

      const headers = { 'webhook-id': 'x', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' }
      expect((await fetch(url, { method: 'POST', headers, body: '{"type":"bestellung.created"}' })).status).toBe(400)
      expect(child.exitCode).toBeNull()
    } finally {
      child.kill()
    }
  })

  it('is right for the compiler, which knows what each call takes and answers', () => {
    const types = join(root, 'node_modules', '@types')
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
      typeRoots: [types],
      strict: true,
      checkJs: true,
      noEmit: true,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.mjs'] }))
    const check = () =>
      execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '--project', folder], { encoding: 'utf8' })
    expect(check()).toBe('')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, good.replace("wartetAuf: ['PFLEGE'", "wartetAuf: ['GOTT'"))
    expect(check).toThrow('Command failed')
    writeFileSync(file, good)
  })
})
