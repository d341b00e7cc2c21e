/** What a command needs before it can run. A fresh clone has Node and nothing else: only own modules may be imported here. */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const windows = process.platform === 'win32'
const sha = (text) => createHash('sha256').update(text).digest('hex')
const inRoot = (path) => join(root, path)
const readText = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null)
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, env: { ...process.env, ...env } })
  if (error || status !== 0) throw new Error(`${command} ${args.join(' ')} failed (${error?.message ?? `exit ${status}`})`)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two commands at once must not install into each other. The lock of one that was killed is taken away, by its process number. */
function locked(work) {
  const lock = inRoot('.ensure.lock')
  const owner = join(lock, 'pid')
  for (let told = false; ; pause(100)) {
    try {
      mkdirSync(lock)
      writeFileSync(owner, String(process.pid))
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const pid = Number(existsSync(owner) ? readFileSync(owner, 'utf8') : 0)
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (pid > 0 ? !isAlive(pid) : age > 5_000) release(lock)
    else if (!told) {
      told = true
      console.log(`waiting for another command (process ${pid}) …`)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Renamed first: of two that find the same dead lock one succeeds, and the other looks again. */
function release(lock) {
  const away = `${lock}.${process.pid}`
  try {
    renameSync(lock, away)
  } catch {
    return
  }
  rmSync(away, { recursive: true, force: true })
}

const stampFile = 'node_modules/.dreiklang-lock'
const stamp = () => `${process.platform}-${process.arch}-${process.versions.modules} ${sha(readText('package-lock.json'))}`

/** `npm install` by hand leaves npm's record of node_modules, written last: enough where it holds the whole lock; optional may miss. */
function isInstalled() {
  const written = readText(stampFile)
  if (written === stamp()) return true
  const samePlatform = written === null || written.split(' ')[0] === stamp().split(' ')[0]
  const record = readText('node_modules/.package-lock.json')
  if (!samePlatform || record === null) return false
  const installed = JSON.parse(record).packages
  const wanted = Object.entries(JSON.parse(readText('package-lock.json')).packages)
  const missing = wanted.some(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return false
    const found = installed[path]
    return found ? !link && found.version !== version : !optional
  })
  if (!missing) writeFileSync(inRoot(stampFile), stamp())
  return !missing
}

function deps() {
  if (isInstalled()) return
  locked(() => {
    if (isInstalled()) return
    console.log('installing dependencies (npm ci) …')
    // NODE_ENV=production would leave out what the build needs.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
    writeFileSync(inRoot(stampFile), stamp())
  })
}

function* filesBelow(path) {
  if (!existsSync(inRoot(path))) return
  if (!statSync(inRoot(path)).isDirectory()) return yield path
  for (const entry of readdirSync(inRoot(path), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || /\.test\.tsx?$/.test(entry.name)) continue
    yield* filesBelow(`${path}/${entry.name}`)
  }
}

function sourceHash() {
  const files = ['packages', 'hosts', 'package.json', 'package-lock.json', 'tsconfig.base.json'].flatMap((path) => [...filesBelow(path)])
  return sha(
    files
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((file) => `${file} ${sha(readFileSync(inRoot(file)))}`)
      .join('\n'),
  )
}

function build() {
  const wanted = sourceHash()
  const isBuilt = () => readText('dist/.sources') === wanted
  if (isBuilt()) return
  locked(() => {
    if (isBuilt()) return
    console.log('building …')
    rmSync(inRoot('dist/.sources'), { force: true })
    run('npm', ['run', '--silent', 'build'])
    writeFileSync(inRoot('dist/.sources'), wanted)
  })
}

/** The shell without windows goes first: it draws the same pages with a fifth less work and installs in half the time. */
const chromiums = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`]),
  linux: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
    .map((name) => `/usr/bin/${name}`)
    .concat('/snap/bin/chromium'),
}

/** Path of a Chromium on this machine; CHROME_PATH goes first. */
export function findChromium() {
  return [process.env.CHROME_PATH, ...(chromiums[process.platform] ?? [])].find((file) => file && existsSync(file))
}

const noQuestions = { DEBIAN_FRONTEND: 'noninteractive' }
const installPackage = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], noQuestions)

function chromium() {
  if (findChromium()) return
  const isDebian = existsSync('/usr/bin/apt-get') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (isDebian && process.getuid?.() === 0) {
    locked(() => {
      if (findChromium()) return
      console.log('installing Chromium (apt-get) …')
      run('apt-get', ['update', '-qq'], noQuestions)
      try {
        installPackage('chromium-headless-shell')
      } catch {
        // Older releases have it in one package only.
        installPackage('chromium')
      }
    })
  }
  if (!findChromium()) throw new Error('No Chromium was found: install Chrome or Chromium, or set CHROME_PATH to its program')
}

const steps = { deps, build, chromium }

/** @throws Error that says which command failed */
export function ensure(names) {
  for (const name of names) steps[name]()
}
