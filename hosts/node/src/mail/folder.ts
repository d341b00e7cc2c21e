import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailPort } from '@dreiklang/server/ports'
import { createTransport } from 'nodemailer'
import { composed } from './composed.ts'

/** Without a mail server: each mail as a file that mail programs open. Readable for the owner only, because it may hold a link. */
export function createMailFolder(folder: string, from: string): MailPort {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, from))
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
      // Nobody who watches the folder finds half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
