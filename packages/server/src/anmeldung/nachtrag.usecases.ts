/** For the clock: secrets of apps that show codes, from before the key ring. */
import type { Ports } from '../ports.ts'
import { schubGroesse, trageNach } from '../tresor/nachtrag.ts'
import { type OffenesTotp, nimmOffeneTotp } from './faktor.repository.ts'
import { createTotpGeheimnis } from './totpGeheimnis.ts'

export function createNachtrag(ports: Ports): () => Promise<void> {
  const totp = createTotpGeheimnis(ports)
  return async () => {
    let letzte: OffenesTotp | undefined
    await trageNach(ports.database, async (tx) => {
      const rows: OffenesTotp[] = await nimmOffeneTotp(tx, { nach: letzte?.personId ?? null, limit: schubGroesse })
      // One that lay under a token secret of long ago opens no more, for its person neither; it stays until another one is set up.
      for (const row of rows) {
        const secret = await totp.oeffne(tx, row).catch(() => null)
        if (secret !== null) await totp.bringeInDenTresor(tx, { ...row, secret })
      }
      letzte = rows.at(-1) ?? letzte
      return rows.length
    })
  }
}
