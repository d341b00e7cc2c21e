/** What of a day lies on this device: the day itself until the end of the shift, and the entries until the server has them. */
import { type BlattEntry, type Entry, entry, entryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'
import { type WaitingPerson, continueSchlange, record } from '@dreiklang/domain/unterwegs/schlange'
import { type TagAnswer, tagAnswer } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { z } from 'zod'
import type { SessionUser } from '../../../shared/sessionUser.ts'
import { merker } from '../merker.ts'
import { changeIn, faecher, readStore, write } from './database.ts'

const gemerkter = (personId: string) => readStore<CryptoKey | undefined>('schluessel', (fach) => fach.get(personId))

const whatFor = (personId: string) => new TextEncoder().encode(`dreiklang.unterwegs|${personId}`)

export interface Gepaeck {
  user: SessionUser
  tag: TagAnswer
}

interface TagRow extends Sealed {
  personId: string
  /** In the clear: what is over is thrown away unread. */
  bis: string
  /** The visits of the organisation are not as they lie here any more. */
  veraltet: boolean
}
interface EntryRow extends Sealed {
  nr: number
  personId: string
  gesendet: boolean
}
interface Kept extends WaitingPerson {
  nr: number
}

const versiegelter = z.strictObject({ eintrag: entry, antwort: entryAnswer.nullable() })
// The user comes from the session that took the day along.
const gepaeck = z.strictObject({ user: z.custom<SessionUser>((value) => typeof value === 'object' && value !== null), tag: tagAnswer })

async function tagRowOf(content: Gepaeck, veraltet: boolean): Promise<TagRow> {
  const personId = content.user.id
  return { personId, bis: content.tag.bis, veraltet, ...(await seal(personId, content)) }
}

const tagRow = () => readStore<TagRow | undefined>('tag', (fach) => fach.get('tag'))

/** False when the row to replace has already been sent; then nothing was written. */
async function ifUnsent(ersetzter: number | null, row: Omit<EntryRow, 'nr'>): Promise<boolean> {
  let gelegt = true
  await write((fach) => {
    const entries = fach('eintraege')
    if (ersetzter === null) return void entries.add(row)
    const read: IDBRequest<EntryRow | undefined> = entries.get(ersetzter)
    read.onsuccess = () => {
      gelegt = read.result?.gesendet === false
      if (!gelegt) return
      entries.delete(ersetzter)
      entries.add(row)
    }
  })
  return gelegt
}

async function readKept(personId: string): Promise<Kept[]> {
  const rows = await readStore<EntryRow[]>('eintraege', (fach) => fach.getAll())
  const own = rows.filter((row) => row.personId === personId)
  const offene = await Promise.all(
    own.map(async ({ nr, gesendet, ...row }) => {
      const content = await unseal(personId, row)
      return content === null ? [] : [{ nr, gesendet, ...versiegelter.parse(content) }]
    }),
  )
  return offene.flat()
}

const rowOf = async (personId: string, { eintrag: one, antwort, gesendet }: WaitingPerson): Promise<Omit<EntryRow, 'nr'>> => ({
  personId,
  gesendet,
  ...(await seal(personId, { eintrag: one, antwort })),
})

export const lager = {
  async putTag(content: Gepaeck): Promise<void> {
    const row = await tagRowOf(content, false)
    await write((fach) => void fach('tag').put(row, 'tag'))
    merker.set(true)
  },

  /** In the place of the same day. Nothing when it is gone in the meantime: what was wiped stays wiped. */
  async renewTag(content: Gepaeck, veraltet: boolean): Promise<void> {
    if ((await tagRow())?.personId !== content.user.id) return
    const row = await tagRowOf(content, veraltet)
    await write((fach) => changeIn<TagRow>(fach('tag'), 'tag', ({ personId }) => (personId === row.personId ? row : null)))
  },

  /** Null: nothing was taken along, or the shift is over; then it is gone. @param personId null: whoever took it along */
  async readTag(personId: string | null, jetztMs: number): Promise<Gepaeck | null> {
    const row = await tagRow()
    if (row === undefined) return null
    if (Date.parse(row.bis) <= jetztMs || (personId !== null && row.personId !== personId)) {
      await lager.emptyTag()
      return null
    }
    // What another build has packed cannot be read: it is taken along again.
    const seen = gepaeck.safeParse(await unseal(row.personId, row)).data ?? null
    if (seen === null) await lager.emptyTag()
    return seen
  },

  readSchlange: (personId: string): Promise<WaitingPerson[]> => readKept(personId),

  /** Answers when it is safe on the disk. */
  async append(personId: string, neuer: Entry): Promise<void> {
    const row = await rowOf(personId, { eintrag: neuer, gesendet: false, antwort: null })
    await write((fach) => void fach('eintraege').add(row))
    merker.set(true)
  },

  async haltBlatt(personId: string, neues: BlattEntry): Promise<void> {
    const before = await readKept(personId)
    const after = continueSchlange(before, neues)
    const bleiben = new Set(after.map(({ eintrag: { eintragId } }) => eintragId))
    const ersetzter = before.find(({ eintrag: { eintragId } }) => !bleiben.has(eintragId))?.nr ?? null
    const letzter = after.at(-1)
    if (letzter === undefined) return
    const gelegt = await ifUnsent(ersetzter, await rowOf(personId, letzter))
    merker.set(true)
    // It has left in the meantime: then these words come after it.
    if (!gelegt) await lager.haltBlatt(personId, neues)
  },

  async markSent(personId: string, ids: readonly string[]): Promise<void> {
    const nrn = (await readKept(personId)).flatMap(({ nr, eintrag: { eintragId } }) => (ids.includes(eintragId) ? [nr] : []))
    await write((fach) => {
      for (const nr of nrn) changeIn<EntryRow>(fach('eintraege'), nr, (row) => ({ ...row, gesendet: true }))
    })
  },

  /** By their numbers: what is written in the meantime is not touched. */
  async change(personId: string, change: (schlange: readonly WaitingPerson[]) => WaitingPerson[]): Promise<void> {
    const before = await readKept(personId)
    const after = new Map(change(before).map((one) => [one.eintrag.eintragId, one]))
    const added = await Promise.all(
      before.map(async ({ nr, eintrag: { eintragId } }) => {
        const one = after.get(eintragId)
        return { nr, row: one === undefined ? null : { nr, ...(await rowOf(personId, one)) } }
      }),
    )
    await write((fach) => {
      for (const { nr, row } of added) {
        if (row === null) fach('eintraege').delete(nr)
        else fach('eintraege').put(row)
      }
    })
  },

  async record(personId: string, answers: Parameters<typeof record>[1]): Promise<void> {
    await lager.change(personId, (schlange) => record(schlange, answers))
    await lager.markStale()
  },

  async markStale(): Promise<void> {
    await write((fach) => changeIn<TagRow>(fach('tag'), 'tag', (row) => ({ ...row, veraltet: true })))
  },

  isStale: async (): Promise<boolean> => (await tagRow())?.veraltet === true,

  /** The shift is over, or the session: what is not sent yet stays, sealed, for the same person. */
  async emptyTag(): Promise<void> {
    await write((fach) => void fach('tag').clear())
    if ((await readStore('eintraege', (fach) => fach.count())) === 0) await lager.leere()
  },

  /** Everything, with the keys. */
  async leere(): Promise<void> {
    merker.set(false)
    await write((fach) => {
      for (const name of faecher) fach(name).clear()
    })
  },
}

/** The key stays with the browser and cannot be read out, not even by this page. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  daten: ArrayBuffer
}

async function schluesselOf(personId: string): Promise<CryptoKey> {
  const known = await gemerkter(personId)
  if (known !== undefined) return known
  const neu = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  try {
    // Only where there is none: of two tabs that begin at once the second takes the key of the first.
    await write((fach) => void fach('schluessel').add(neu, personId))
    return neu
  } catch (error) {
    const anderer = await gemerkter(personId)
    if (anderer === undefined) throw error
    return anderer
  }
}

async function seal(personId: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const klar = new TextEncoder().encode(JSON.stringify(value))
  const daten = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: whatFor(personId) }, await schluesselOf(personId), klar)
  return { iv, daten }
}

/** Null when the key was wiped in the meantime, and with it all that it has sealed. @throws OperationError when it was sealed for someone else or changed */
async function unseal(personId: string, { iv, daten }: Sealed): Promise<unknown> {
  const key = await gemerkter(personId)
  if (key === undefined) return null
  const klar = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: whatFor(personId) }, key, daten)
  return JSON.parse(new TextDecoder().decode(klar))
}
