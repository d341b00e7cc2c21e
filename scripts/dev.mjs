#!/usr/bin/env node
/** `npm run dev`: the screen from Vite, the server from its sources, both renewed at every change; one address for both. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const screenPort = Number(process.env.PORT ?? 5173)
const serverPort = screenPort + 1

const server = spawn(process.execPath, ['--watch', '--import', 'tsx', 'hosts/node/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), ORIGIN: process.env.ORIGIN ?? `http://localhost:${screenPort}` },
  // Ctrl-C goes to the whole group; the server would hear it twice and leave its database behind.
  detached: process.platform !== 'win32',
})
const serverEnded = once(server, 'exit')

// packages/web/vite.config.ts passes /api on to this address.
process.env.DREIKLANG_SERVER = `http://127.0.0.1:${serverPort}`
const screen = await createServer({ root: `${root}packages/web`, server: { port: screenPort, strictPort: true } })
let failed = false
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'))
try {
  await screen.listen()
  screen.printUrls()
} catch (error) {
  console.error(error.message)
  failed = true
  server.kill('SIGTERM')
}

const [code] = await serverEnded
await screen.close()
process.exit(failed ? 1 : (code ?? 0))
