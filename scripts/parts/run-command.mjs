import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const posix = process.platform !== 'win32'
const running = new Set()

/** The command line of a tool of node_modules, without npx (half a second each) and without a shell. */
export function tool(name, args, bin = name) {
  const folder = join(packages, name)
  const entry = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin
  return [process.execPath, join(folder, typeof entry === 'string' ? entry : entry[bin]), ...args]
}

function end(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    // ESRCH: the whole group has ended by itself in the meantime.
    if (error.code !== 'ESRCH') throw error
  }
}

/** Ends everything that was started and still runs: on Ctrl-C nothing may be left behind. */
export function endAll() {
  for (const child of running) end(child, 'SIGTERM')
}

/** In a process group of its own, ended after `limitMs`. @returns {Promise<{ good: boolean, output: string, ms: number }>} */
export function runCommand({ command: [file, ...args], env = {}, cwd, limitMs }) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      detached: posix,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const chunks = []
    let kill
    const late = setTimeout(() => {
      chunks.push(Buffer.from(`\nStill running after ${Math.round(limitMs / 1000)} s: ended.\n`))
      end(child, 'SIGTERM')
      kill = setTimeout(() => end(child, 'SIGKILL'), 5_000)
    }, limitMs)
    const done = (good) => {
      running.delete(child)
      clearTimeout(late)
      clearTimeout(kill)
      resolve({ good, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - started })
    }
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      done(false)
    })
    child.on('close', (code) => done(code === 0))
  })
}
