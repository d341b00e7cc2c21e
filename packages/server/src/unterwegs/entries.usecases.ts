/** Each entry in a transaction of its own, in order, and once. */
import { nachreichen } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import {
  type BesuchEntry,
  type BlattEntry,
  type ConflictField,
  type Entry,
  type EntryAnswer,
  isBagEntry,
} from '@dreiklang/domain/unterwegs/entry.contract'
import { type Begegnung, type Schritteintrag, merge, geschehenOn } from '@dreiklang/domain/unterwegs/zusammenfuehren'
import { loadForeignChanges, findEntry, insertEntry, happenedOnline, loadNachgereichte } from './unterwegs.repository.ts'
import { holdBesuch, loadBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import { personOf } from '../hausbesuch/person.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Ablage } from './ablage.ts'
import type { BagEntries } from './bagEntry.ts'
import { type Aufgenommenes, type BlattEntries, withoutBlatt } from './blattEntry.ts'

type Aufnahme = Omit<EntryAnswer, 'eintragId'>
type Danach = (() => Promise<void>)[]
const aktion = 'unterwegs.send'

const abgelehnt = (code: string): Aufnahme => ({ ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code })
const alreadyThere = (nachgereicht: boolean, fields: readonly ConflictField[]): Aufnahme => ({
  ergebnis: 'SCHON_DA',
  nachgereicht,
  felder: [...fields],
  code: null,
})

interface Raeume {
  taten: Taten
  schritte: Steps
  meldungen: Meldungen
  ablage: Ablage
  blaetter: BlattEntries
  bags: BagEntries
}

interface Bereit {
  eintrag: BesuchEntry
  verschlossen: BesuchEntry
  ergebnis: string | null
}

export function createEntries(ports: Ports, { taten, schritte, meldungen, ablage, blaetter, bags }: Raeume) {
  const verschluss = createBesuchSeal(ports)

  /** Of a sheet only what goes into the visit as well. */
  async function seal(entry: BesuchEntry, whose: Parameters<typeof verschluss.verschlossen>[1]): Promise<BesuchEntry> {
    if (entry.art !== 'dokumentieren') return verschluss.verschlossen(entry, whose)
    const { ergebnis, leistungen } = entry.angaben.blatt
    const blatt = { ...entry.angaben.blatt, ...(await verschluss.verschlossen({ ergebnis, leistungen }, whose)) }
    return { ...entry, angaben: { ...entry.angaben, blatt } }
  }

  /** What stands there as the result in the clear, and the entry as the visit keeps it: neither is made inside a transaction. */
  async function prepare(akteur: Akteur, eintrag: BesuchEntry): Promise<Bereit> {
    const id = eintrag.hausbesuchId
    const row = await loadBesuch(onBehalfOfPerson(ports.database, akteur), personOf(akteur).organisationId, id)
    if (row === null) return { eintrag, verschlossen: eintrag, ergebnis: null }
    const besuch = readHausbesuch(row)
    const { ergebnis } = await verschluss.geoeffnet({ ergebnis: besuch.ergebnis }, { id, sprache: 'de' })
    return { eintrag, verschlossen: await seal(eintrag, besuch), ergebnis }
  }

  /** Beside the visit what was written; the planners learn of the first such entry of a visit. */
  async function putBeside(
    tx: Queryable,
    akteur: Akteur,
    { besuch, eintrag }: Pick<Begegnung<BesuchEntry>, 'besuch' | 'eintrag'>,
  ): Promise<void> {
    const { hausbesuchId } = eintrag
    const handlung = eintrag.art === 'dokumentieren' ? 'abschliessen' : eintrag.art
    const frueher = await loadNachgereichte(tx, personOf(akteur).organisationId, hausbesuchId)
    const stille = frueher.length > 0 ? { zuMelden: [] } : {}
    const ereignis = nachreichen({ schritt: handlung, geschehenAm: geschehenOn(besuch, eintrag) })
    await schritte.record(tx, akteur, { alt: besuch, handlung, ereignis, aktion, ...stille })
  }

  async function takeStep(
    tx: Queryable,
    akteur: Akteur,
    { ergebnis, ...begegnung }: Begegnung & { ergebnis: string | null },
  ): Promise<Aufgenommenes> {
    const { besuch, eintrag } = begegnung
    const zusammen = merge({ ...begegnung, besuch: { ...besuch, ergebnis } })
    if (zusammen.art !== 'UEBERNOMMEN') return { zusammen, ...withoutBlatt }
    const { ereignis } = zusammen
    const angaben = { ...ereignis.angaben, geschehenAm: geschehenOn(besuch, eintrag) }
    await schritte.record(tx, akteur, { alt: besuch, handlung: eintrag.art, ereignis: { ...ereignis, angaben }, aktion })
    return { zusammen, ...withoutBlatt }
  }

  async function admit(
    tx: Queryable,
    akteur: Akteur,
    { eintrag, verschlossen, ergebnis, danach }: Bereit & { danach: Danach },
  ): Promise<Aufnahme> {
    const person = personOf(akteur)
    const { organisationId, personId } = person
    const { eintragId, hausbesuchId, gesehen } = eintrag
    // Held first: the same entry on two ways at once waits here, and the second sees what the first has made of it.
    const besuch = await holdBesuch(tx, organisationId, hausbesuchId)
    if (besuch === null) return abgelehnt('nicht_gefunden')
    const known = await findEntry(tx, organisationId, { personId, eintragId })
    if (known !== null) return alreadyThere(known.nachgereicht, (await ablage.open(tx, organisationId, known))?.felder ?? [])
    if (await happenedOnline(tx, personId, eintragId)) return alreadyThere(false, [])
    const fremde = await loadForeignChanges(tx, { organisationId, id: hausbesuchId, gesehen, personId })
    const umstaende = await taten.decisionContextOf(tx, person, null)
    const begegnung = { besuch, fremde, umstaende }
    const aufgenommen =
      eintrag.art === 'dokumentieren'
        ? await blaetter.nimm(tx, akteur, { ...begegnung, eintrag, verschlossen: verschlossen as BlattEntry })
        : await takeStep(tx, akteur, { ...begegnung, eintrag, verschlossen: verschlossen as Schritteintrag, ergebnis })
    const { zusammen, blattVersion, verschmolzen } = aufgenommen
    if (zusammen.art === 'ABGELEHNT') return abgelehnt(zusammen.code)
    danach.push(aufgenommen.danach)
    const nachgereicht = zusammen.art === 'NACHGEREICHT'
    if (nachgereicht) await putBeside(tx, akteur, { besuch, eintrag })
    const { felder } = zusammen
    const bleibt = nachgereicht || verschmolzen || felder.length > 0
    await insertEntry(tx, organisationId, {
      eintragId,
      personId,
      hausbesuchId,
      art: eintrag.art,
      geschehenAm: eintrag.am,
      empfangenAm: taten.now(),
      nachgereicht,
      blattVersion,
      siegel: bleibt ? await ablage.seal(tx, organisationId, { besuch, eintrag, felder }) : null,
    })
    return { ergebnis: felder.length > 0 || nachgereicht ? 'KONFLIKT' : 'UEBERNOMMEN', nachgereicht, felder, code: null }
  }

  return {
    /** One that is refused keeps nobody else's out. What breaks ends the package: what was not answered comes again. */
    async send(akteur: Akteur, entries: readonly Entry[]): Promise<{ antworten: EntryAnswer[] }> {
      const antworten: EntryAnswer[] = []
      for (const entry of entries) {
        const { eintragId } = entry
        try {
          if (isBagEntry(entry)) {
            antworten.push({ eintragId, ...(await bags.take(akteur, entry)) })
            continue
          }
          const bereit = await prepare(akteur, entry)
          const danach: Danach = []
          const aufnahme = await ports.database.transaction(contextOf(akteur), (tx) => admit(tx, akteur, { ...bereit, danach }))
          antworten.push({ eintragId, ...aufnahme })
          for (const run of danach) await run()
        } catch (error) {
          if (error instanceof ConstraintViolation) antworten.push({ eintragId, ...abgelehnt('unterwegs.eintrag_vergeben') })
          else if (error instanceof Refusal) antworten.push({ eintragId, ...abgelehnt(error.code) })
          else throw error
        }
      }
      await meldungen.versuche()
      return { antworten }
    },
  }
}
