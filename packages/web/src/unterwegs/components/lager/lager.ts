/** What of a day lies on this device: the day itself until the end of the shift, and the entries until the server has them. */
import { eintrag, eintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { type Wartender, verbuche } from '@dreiklang/domain/unterwegs/schlange'
import { type TagAntwort, tagAntwort } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { z } from 'zod'
import type { SessionUser } from '../../../shared/sessionUser.ts'
import { merker } from '../merker.ts'
import { faecher, lies, schreibe } from './datenbank.ts'
import { type Versiegelt, entsiegle, versiegle } from './siegel.ts'

export interface Gepaeck {
  user: SessionUser
  tag: TagAntwort
}

interface TagRow extends Versiegelt {
  personId: string
  /** In the clear: what is over is thrown away unread. */
  bis: string
}
interface EintragRow extends Versiegelt {
  nr: number
  personId: string
}
interface Kept extends Wartender {
  nr: number
}

const wartender = z.strictObject({ eintrag, antwort: eintragAntwort.nullable() })
// The user comes from the session that took the day along.
const gepaeck = z.strictObject({ user: z.custom<SessionUser>((wert) => typeof wert === 'object' && wert !== null), tag: tagAntwort })

const eintragRows = async (personId: string): Promise<EintragRow[]> => {
  const alle = await lies<EintragRow[]>('eintraege', (fach) => fach.getAll())
  return alle.filter((row) => row.personId === personId)
}

async function liesKept(personId: string): Promise<Kept[]> {
  const rows = await eintragRows(personId)
  return Promise.all(rows.map(async (row) => ({ nr: row.nr, ...wartender.parse(await entsiegle(personId, row)) })))
}

export const lager = {
  async legeTag(inhalt: Gepaeck): Promise<void> {
    const personId = inhalt.user.id
    const row: TagRow = { personId, bis: inhalt.tag.bis, ...(await versiegle(personId, inhalt)) }
    await schreibe((fach) => void fach('tag').put(row, 'tag'))
    merker.setze(true)
  },

  /** Null: nothing was taken along, or the shift is over; then it is gone. @param personId null: whoever took it along */
  async liesTag(personId: string | null, jetztMs: number): Promise<Gepaeck | null> {
    const row = await lies<TagRow | undefined>('tag', (fach) => fach.get('tag'))
    if (row === undefined) return null
    if (Date.parse(row.bis) <= jetztMs || (personId !== null && row.personId !== personId)) {
      await lager.leereTag()
      return null
    }
    return gepaeck.parse(await entsiegle(row.personId, row))
  },

  liesSchlange: (personId: string): Promise<Wartender[]> => liesKept(personId),

  /** Answers when it is safe on the disk. */
  async fuegeAn(personId: string, neuer: Wartender): Promise<void> {
    const row = { personId, ...(await versiegle(personId, neuer)) }
    await schreibe((fach) => void fach('eintraege').add(row))
    merker.setze(true)
  },

  /** By their numbers: what is written meanwhile is not touched. */
  async aendere(personId: string, aendern: (schlange: readonly Wartender[]) => Wartender[]): Promise<void> {
    const vorher = await liesKept(personId)
    const nachher = new Map(aendern(vorher).map((einer) => [einer.eintrag.eintragId, einer]))
    const neue = await Promise.all(
      vorher.map(async ({ nr, eintrag: { eintragId } }) => {
        const einer = nachher.get(eintragId)
        return {
          nr,
          row:
            einer === undefined
              ? null
              : { nr, personId, ...(await versiegle(personId, { eintrag: einer.eintrag, antwort: einer.antwort })) },
        }
      }),
    )
    await schreibe((fach) => {
      for (const { nr, row } of neue) {
        if (row === null) fach('eintraege').delete(nr)
        else fach('eintraege').put(row)
      }
    })
  },

  verbuche: (personId: string, antworten: Parameters<typeof verbuche>[1]): Promise<void> =>
    lager.aendere(personId, (schlange) => verbuche(schlange, antworten)),

  /** The shift is over, or the session: what is not sent yet stays, sealed, for the same person. */
  async leereTag(): Promise<void> {
    await schreibe((fach) => void fach('tag').clear())
    if ((await lies('eintraege', (fach) => fach.count())) === 0) await lager.leere()
  },

  /** Everything, with the keys. */
  async leere(): Promise<void> {
    merker.setze(false)
    await schreibe((fach) => {
      for (const name of faecher) fach(name).clear()
    })
  },
}
