import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const file = fileURLToPath(new URL('ensure.mjs', import.meta.url))

describe('what runs before every command', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dreiklang-ensure-'))
    mkdirSync(join(folder, 'scripts/parts'), { recursive: true })
    copyFileSync(file, join(folder, 'scripts/ensure.mjs'))
    writeFileSync(join(folder, 'scripts/parts/ensure-steps.mjs'), `export const ensure = (names) => console.log('ensured', ...names)`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const runOnNode = (engine) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: engine } }))
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/ensure.mjs'), 'deps', 'build'], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const [major, minor] = process.versions.node.split('.').map(Number)

  it.each([`>=${major + 1}.0`, `>=${major}.${minor + 1}`])(
    'says in one line that this Node is too old, before it does anything, where %s is needed',
    (engine) => {
      expect(runOnNode(engine)).toEqual({
        status: 1,
        stdout: '',
        stderr: `Dreiklang needs Node ${engine.slice(2)} or newer, and this is Node ${process.versions.node}. Get one from https://nodejs.org\n`,
      })
      expect(readdirSync(folder).toSorted()).toEqual(['package.json', 'scripts'])
    },
  )

  it.each([`>=${major}.${minor}`, `>=${major - 1}.${minor + 1}`])('does what it is asked for where %s is needed', (engine) => {
    expect(runOnNode(engine)).toEqual({ status: 0, stdout: 'ensured deps build\n', stderr: '' })
  })

  it('can be read by a Node that is years older: no syntax after 2018', () => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    expect(code).not.toMatch(/\?\.|\?\?|\bawait\b|node:|#\w+\s*[=(;]|&&=|\|\|=|\d_\d/)
  })
})
