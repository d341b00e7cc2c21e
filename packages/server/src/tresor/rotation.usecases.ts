/** Wraps the keys of organisations and Klienten again with the newest key of the ring, beside running servers. What is sealed is not touched. */
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { enthuelle, umhuelle } from './huelle.ts'
import { ladeKeks, loeseSchluesselAb, nimmUmzuhuellende, schreibeHuellen } from './rotation.repository.ts'

type Bedarf = Pick<Ports, 'database' | 'keyRing'>

/** One step of at most `hoechstens` keys; answers how many it was, 0 at the end. */
export async function huelleUm({ database, keyRing }: Bedarf, hoechstens: number): Promise<number> {
  return database.transaction(systemKontext, async (tx) => {
    const rows = await nimmUmzuhuellende(tx, { kek: keyRing.current.kid, hoechstens })
    const neue = await Promise.all(
      rows.map(async (row) => ({ id: row.id, ...(await umhuelle(await enthuelle(row, keyRing), { wem: row, ring: keyRing })) })),
    )
    if (neue.length > 0) await schreibeHuellen(tx, { kek: keyRing.current.kid, neue })
    return rows.length
  })
}

/** From now on every organisation and every Klient gets another key for what is written; answers how many were in use. */
export const erneuereSchluessel = ({ database, now }: Pick<Ports, 'database'> & { now: Date }): Promise<number> =>
  loeseSchluesselAb(imNamen(database, systemKontext), now.toISOString())

/** The keys of the ring that something is still wrapped by. */
export const benutzteKeks = ({ database }: Pick<Ports, 'database'>): Promise<string[]> => ladeKeks(imNamen(database, systemKontext))

/** Those that the ring lacks: what they wrap cannot be opened. */
export async function fehlendeKeks({ database, keyRing }: Bedarf): Promise<string[]> {
  const vorhanden = new Set([keyRing.current, ...keyRing.previous].map(({ kid }) => kid))
  return (await benutzteKeks({ database })).filter((kid) => !vorhanden.has(kid))
}
