import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

export interface Post {
  url: string
  linkFor(address: string): Promise<string>
  close(): Promise<void>
}

/** Mails of plain text come as quoted-printable: soft line breaks out, `=3D` back to `=`. */
const readable = (raw: string): string =>
  raw.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

export async function openPost(): Promise<Post> {
  const received: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: readable(Buffer.concat(parts).toString('utf8')) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const newestTo = (address: string) => received.findLast(({ to }) => to.includes(address))?.text.match(/https?:\/\/\S+/)?.[0]
  return {
    url: `smtp://127.0.0.1:${port}`,
    async linkFor(address) {
      await expect.poll(() => newestTo(address), { timeout: 120_000, message: `mail to ${address}` }).toBeDefined()
      return newestTo(address) ?? ''
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
