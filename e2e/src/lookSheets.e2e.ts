import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const command = fileURLToPath(new URL('lookSheets.ts', import.meta.url))

async function looks(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', command, ...args])
  return stdout
}

it('npm run looks makes the asked pictures and a page that shows each; a name that no picture has is refused', async () => {
  const out = mkdtempSync(join(tmpdir(), 'dreiklang-looks-'))
  try {
    expect(await looks('--only', 'nobody /sign-in phone de', '--out', out)).toContain('2 pictures')
    const pictures = readdirSync(out).filter((name) => name.endsWith('.png'))
    expect(pictures).toEqual(['nobody_sign-in_phone_de_dark.png', 'nobody_sign-in_phone_de_light.png'])
    const sheet = readFileSync(join(out, 'index.html'), 'utf8')
    for (const name of pictures) expect(sheet).toContain(`src="${name}"`)
    await expect(looks('--only', 'nobody-has-this-name', '--out', out)).rejects.toThrow('No picture has a name with nobody-has-this-name')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})
