/** Starts the built product as a person would: its own data folder, a free port, the demo inside. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Product {
  address: string
  dataDir: string
  pid(): number
  /** Process id of the database server. */
  postmaster(): number
  /** Starts it again after a kill; answers when it is ready. */
  start(): Promise<void>
  /** Ends it without a word. */
  kill(): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => {
      complaint += text.toString()
    })
    for (let i = 0; i < 1200; i += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${complaint}`)
      if ((await fetch(`${address}/api/health/ready`).catch(() => null))?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The server was not ready within a minute')
  }

  const ended = () =>
    new Promise<void>((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())))
  await start()
  return {
    address,
    dataDir,
    pid: () => child.pid ?? 0,
    postmaster: () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    start,
    kill: async () => {
      child.kill('SIGKILL')
      await ended()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
