import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `E2E_DIST`: a build that lies elsewhere. */
const built = process.env['E2E_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))

export interface Product {
  address: string
  dataDir: string
  pid(): number
  postmaster(): number
  /** Starts it again after a kill; answers when it is ready. */
  start(): Promise<void>
  kill(): Promise<void>
  /** Ends it and leaves its data. */
  end(): Promise<void>
  /** Ends it and throws its data away. */
  stop(): Promise<void>
}

/** Below the numbers that the system gives to connections: one of those could take the port while the server is down. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = createServer()
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

export const filledFolderVariable = 'DREIKLANG_E2E_FOLDER'

/** A copy of the filled folder, in which the first start finds all that it would make: `cp` keeps whom the files belong to. */
function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-e2e-'))
  const filled = process.env[filledFolderVariable]
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, dataDir])
  return dataDir
}

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = newDataDir()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess

  async function start(): Promise<void> {
    child = spawn(process.execPath, [join(built, 'server', 'main.js')], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => {
      complaint += text.toString()
    })
    const endMs = Date.now() + 240_000
    while (Date.now() < endMs) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${complaint}`)
      if ((await fetch(`${address}/api/health/ready`).catch(() => null))?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The server was not ready within four minutes')
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
    end: async () => {
      child.kill('SIGTERM')
      await ended()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
