/** What of a day lies on this device: the day itself until the end of the shift, and the entries until the server has them. */
import { type BlattEintrag, type Eintrag, eintrag, eintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { type Wartender, schreibeFort, verbuche } from '@dreiklang/domain/unterwegs/schlange'
import { type TagAntwort, tagAntwort } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { z } from 'zod'
import type { SessionUser } from '../../../shared/sessionUser.ts'
import { merker } from '../merker.ts'
import { aendereIn, faecher, lies, schreibe } from './datenbank.ts'
import { type Versiegelt, entsiegle, versiegle } from './siegel.ts'

export interface Gepaeck {
  user: SessionUser
  tag: TagAntwort
}

interface TagRow extends Versiegelt {
  personId: string
  /** In the clear: what is over is thrown away unread. */
  bis: string
  /** The visits of the organisation are not as they lie here any more. */
  veraltet: boolean
}
interface EintragRow extends Versiegelt {
  nr: number
  personId: string
  gesendet: boolean
}
interface Kept extends Wartender {
  nr: number
}

const versiegelter = z.strictObject({ eintrag, antwort: eintragAntwort.nullable() })
// The user comes from the session that took the day along.
const gepaeck = z.strictObject({ user: z.custom<SessionUser>((wert) => typeof wert === 'object' && wert !== null), tag: tagAntwort })

async function tagRowVon(inhalt: Gepaeck, veraltet: boolean): Promise<TagRow> {
  const personId = inhalt.user.id
  return { personId, bis: inhalt.tag.bis, veraltet, ...(await versiegle(personId, inhalt)) }
}

const tagRow = () => lies<TagRow | undefined>('tag', (fach) => fach.get('tag'))

/** False when the row that it is to replace has been sent in the meantime; then nothing was written. */
async function wennUngesendet(ersetzter: number | null, row: Omit<EintragRow, 'nr'>): Promise<boolean> {
  let gelegt = true
  await schreibe((fach) => {
    const eintraege = fach('eintraege')
    if (ersetzter === null) return void eintraege.add(row)
    const lesen: IDBRequest<EintragRow | undefined> = eintraege.get(ersetzter)
    lesen.onsuccess = () => {
      gelegt = lesen.result?.gesendet === false
      if (!gelegt) return
      eintraege.delete(ersetzter)
      eintraege.add(row)
    }
  })
  return gelegt
}

async function liesKept(personId: string): Promise<Kept[]> {
  const rows = await lies<EintragRow[]>('eintraege', (fach) => fach.getAll())
  const eigene = rows.filter((row) => row.personId === personId)
  const offene = await Promise.all(
    eigene.map(async ({ nr, gesendet, ...row }) => {
      const inhalt = await entsiegle(personId, row)
      return inhalt === null ? [] : [{ nr, gesendet, ...versiegelter.parse(inhalt) }]
    }),
  )
  return offene.flat()
}

const rowVon = async (personId: string, { eintrag: einer, antwort, gesendet }: Wartender): Promise<Omit<EintragRow, 'nr'>> => ({
  personId,
  gesendet,
  ...(await versiegle(personId, { eintrag: einer, antwort })),
})

export const lager = {
  async legeTag(inhalt: Gepaeck): Promise<void> {
    const row = await tagRowVon(inhalt, false)
    await schreibe((fach) => void fach('tag').put(row, 'tag'))
    merker.setze(true)
  },

  /** In the place of the same day. Nothing when it is gone in the meantime: what was wiped stays wiped. */
  async erneuereTag(inhalt: Gepaeck, veraltet: boolean): Promise<void> {
    if ((await tagRow())?.personId !== inhalt.user.id) return
    const row = await tagRowVon(inhalt, veraltet)
    await schreibe((fach) => aendereIn<TagRow>(fach('tag'), 'tag', ({ personId }) => (personId === row.personId ? row : null)))
  },

  /** Null: nothing was taken along, or the shift is over; then it is gone. @param personId null: whoever took it along */
  async liesTag(personId: string | null, jetztMs: number): Promise<Gepaeck | null> {
    const row = await tagRow()
    if (row === undefined) return null
    if (Date.parse(row.bis) <= jetztMs || (personId !== null && row.personId !== personId)) {
      await lager.leereTag()
      return null
    }
    // What another build has packed cannot be read: it is taken along again.
    const gelesen = gepaeck.safeParse(await entsiegle(row.personId, row)).data ?? null
    if (gelesen === null) await lager.leereTag()
    return gelesen
  },

  liesSchlange: (personId: string): Promise<Wartender[]> => liesKept(personId),

  /** Answers when it is safe on the disk. */
  async fuegeAn(personId: string, neuer: Eintrag): Promise<void> {
    const row = await rowVon(personId, { eintrag: neuer, gesendet: false, antwort: null })
    await schreibe((fach) => void fach('eintraege').add(row))
    merker.setze(true)
  },

  /** The newest words of a sheet, in the place of those that have not left the device. */
  async haltBlatt(personId: string, neues: BlattEintrag): Promise<void> {
    const vorher = await liesKept(personId)
    const nachher = schreibeFort(vorher, neues)
    const bleiben = new Set(nachher.map(({ eintrag: { eintragId } }) => eintragId))
    const ersetzter = vorher.find(({ eintrag: { eintragId } }) => !bleiben.has(eintragId))?.nr ?? null
    const letzter = nachher.at(-1)
    if (letzter === undefined) return
    const gelegt = await wennUngesendet(ersetzter, await rowVon(personId, letzter))
    merker.setze(true)
    // It has left in the meantime: then these words come after it.
    if (!gelegt) await lager.haltBlatt(personId, neues)
  },

  /** These leave the device now. */
  async merkeGesendet(personId: string, ids: readonly string[]): Promise<void> {
    const nrn = (await liesKept(personId)).flatMap(({ nr, eintrag: { eintragId } }) => (ids.includes(eintragId) ? [nr] : []))
    await schreibe((fach) => {
      for (const nr of nrn) aendereIn<EintragRow>(fach('eintraege'), nr, (row) => ({ ...row, gesendet: true }))
    })
  },

  /** By their numbers: what is written in the meantime is not touched. */
  async aendere(personId: string, aendern: (schlange: readonly Wartender[]) => Wartender[]): Promise<void> {
    const vorher = await liesKept(personId)
    const nachher = new Map(aendern(vorher).map((einer) => [einer.eintrag.eintragId, einer]))
    const neue = await Promise.all(
      vorher.map(async ({ nr, eintrag: { eintragId } }) => {
        const einer = nachher.get(eintragId)
        return { nr, row: einer === undefined ? null : { nr, ...(await rowVon(personId, einer)) } }
      }),
    )
    await schreibe((fach) => {
      for (const { nr, row } of neue) {
        if (row === null) fach('eintraege').delete(nr)
        else fach('eintraege').put(row)
      }
    })
  },

  async verbuche(personId: string, antworten: Parameters<typeof verbuche>[1]): Promise<void> {
    await lager.aendere(personId, (schlange) => verbuche(schlange, antworten))
    await lager.merkeVeraltet()
  },

  async merkeVeraltet(): Promise<void> {
    await schreibe((fach) => aendereIn<TagRow>(fach('tag'), 'tag', (row) => ({ ...row, veraltet: true })))
  },

  /** The day is to be read again. */
  istVeraltet: async (): Promise<boolean> => (await tagRow())?.veraltet === true,

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
