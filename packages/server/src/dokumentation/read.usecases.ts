/** Loaded and logged in one transaction, opened after it; the domain's policy decides what leaves. */
import { type Blatt, type BlattReader, auszugDocument, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import {
  type DokumentationAnswer,
  type FassungAnswer,
  dokumentationContract as c,
} from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { besuchstagOf, changedTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { blattReader, schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { seenBy } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { personOf } from '../hausbesuch/person.ts'
import { createPlaene } from '../klient/medikation.usecases.ts'
import { showBesuch } from '../hausbesuch/read.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type BlattRow, loadBlatt, loadFassung, loadPraxen, loadFassungen } from './blatt.repository.ts'
import { loadZiele } from './zielbereich.repository.ts'
import { createMesswerte } from './messwerte.ts'
import { createBlattSeal } from './seal.ts'

/** Hints ask for the weights of the last month. */
const rueckblickMs = 31 * 86_400_000

const standOf = (row: BlattRow | null) => row && { organisationId: row.organisationId, abgeschlossen: row.abgeschlossenAm !== null }

function visible(content: Blatt | null, reader: BlattReader | null): Pick<DokumentationAnswer, 'blatt' | 'auszug'> {
  if (content === null || reader === null || reader === 'HAUS') return { blatt: content, auszug: null }
  const { vitalwerte, ergebnis } = content
  return { blatt: null, auszug: seenBy(auszugDocument, { vitalwerte, ergebnis }, reader) }
}

export function createReading(ports: Ports) {
  const seal = createBlattSeal(ports)
  const messwerte = createMesswerte(ports)
  const plaene = createPlaene(ports)
  const system = onBehalfOf(ports.database, systemContext)

  async function load(tx: Queryable, akteur: Akteur, hausbesuchId: string) {
    const person = personOf(akteur)
    const { organisationId, seite } = person
    const { row, besuch } = await showBesuch(tx, akteur, { id: hausbesuchId, aktion: c.read.id })
    const blatt = await loadBlatt(tx, hausbesuchId)
    return {
      besuch,
      klient: row.klient,
      blatt,
      reader: blattReader(person, besuch, standOf(blatt)),
      gesperrt: schreibSperre(person, besuch, standOf(blatt)),
      plan:
        seite === 'PFLEGE' && besuch.klientId !== null
          ? await plaene.onDay(tx, { organisationId, klientId: besuch.klientId }, besuchstagOf(besuch))
          : [],
      praxen: seite === 'PFLEGE' ? await loadPraxen(tx, organisationId, besuch) : [],
      ziele: await loadZiele(tx, organisationId, besuch.klientId),
    }
  }

  async function open({ blatt, reader }: { blatt: BlattRow | null; reader: BlattReader | null }) {
    const fassung = blatt === null || reader === null ? null : await loadFassung(system, blatt.organisationId, blatt.hausbesuchId)
    const [offene] = fassung === null ? [] : await seal.open([fassung])
    return { fassung, inhalt: offene?.inhalt ?? null }
  }

  return {
    /** @param mitnehmen to be written on the way, also before the visit has begun. @throws nicht_gefunden, also for a visit of others */
    async read(akteur: Akteur, hausbesuchId: string, { mitnehmen = false } = {}): Promise<DokumentationAnswer> {
      const person = personOf(akteur)
      const loaded = await ports.database.transaction(contextOf(akteur), (tx) => load(tx, akteur, hausbesuchId))
      const { besuch, klient, blatt, reader, gesperrt, praxen, ziele, plan } = loaded
      const { fassung, inhalt } = await open(loaded)
      const ganz = reader === 'HAUS'
      const darfSchreiben = gesperrt === null
      const seit = new Date(ports.clock.now().getTime() - rueckblickMs).toISOString()
      const frage = { klientId: besuch.klientId, seit, hoechstens: 60 }
      const gemessen = ganz || darfSchreiben || mitnehmen ? await messwerte.messungen(person.organisationId, frage) : null
      return {
        besuch: {
          id: besuch.id,
          nummer: besuch.nummer,
          typ: besuch.typ,
          status: besuch.status,
          tag: besuchstagOf(besuch),
          klient: klient && {
            id: klient.id,
            vorname: klient.vorname,
            nachname: klient.nachname,
            geburtsdatum: klient.geburtsdatum,
            zustand: klient.zustand ?? null,
          },
          leistungen: besuch.leistungen.map(({ bezeichnung, quelle, code }) => ({ bezeichnung, quelle, code })),
          nachtraege: besuch.nachtraege.map(({ name, am, text }) => ({ name, am, text })),
        },
        seite: person.seite,
        version: ganz ? (blatt?.version ?? 0) : 0,
        ...visible(inhalt, reader),
        ...(blatt === null && darfSchreiben ? { blatt: emptyBlatt(besuch.leistungen.length) } : {}),
        geaendert: fassung && { am: fassung.am, name: fassung.name },
        abgeschlossenAm: blatt?.abgeschlossenAm ?? null,
        moeglich: { schreiben: gesperrt ?? true, nachtragen: sperre('nachtragen', besuch, person) ?? true },
        ziele: await messwerte.openZiele(ziele),
        fruehere: (gemessen?.messungen ?? []).map(({ art, wert, wert2, am }) => ({ art, wert, wert2, am })),
        plan: darfSchreiben || mitnehmen ? plan : [],
        praxen,
      }
    },
  }
}

/** As large as the database counts. */
const all = { von: 1, bis: 2_147_483_647 }

type OpenFassung = FassungAnswer & { blatt: Blatt }

export function createFassungen(ports: Ports) {
  const seal = createBlattSeal(ports)

  /** Those in the range that can still be read, the newest first; the oldest of them is only what the next is compared with. */
  async function load(
    akteur: Akteur,
    { hausbesuchId, aktion, von, bis }: { hausbesuchId: string; aktion: string; von: number; bis: number },
  ): Promise<OpenFassung[]> {
    const { organisationId } = personOf(akteur)
    const { rows, leistungen } = await ports.database.transaction(contextOf(akteur), async (tx) => {
      const { besuch } = await showBesuch(tx, akteur, { id: hausbesuchId, aktion })
      const loaded = await loadFassungen(tx, organisationId, { hausbesuchId, von: von - 1, bis })
      return { rows: loaded, leistungen: besuch.leistungen.length }
    })
    const offene = await seal.open(rows)
    return offene.flatMap(({ version, am, name, inhalt: blatt }, i) => {
      const before = offene[i + 1]?.inhalt ?? emptyBlatt(leistungen)
      return blatt === null || version < von ? [] : [{ version, am, name, teile: changedTeile(before, blatt), blatt }]
    })
  }

  return {
    /** Nothing for an organisation that takes part and has not written it. @throws nicht_gefunden, also for a visit of others */
    async list(akteur: Akteur, hausbesuchId: string): Promise<{ fassungen: FassungAnswer[] }> {
      const fassungen = await load(akteur, { hausbesuchId, aktion: c.listVersions.id, ...all })
      return { fassungen: fassungen.map(({ blatt: _blatt, ...kopf }) => kopf) }
    },

    /** @throws nicht_gefunden */
    async read(akteur: Akteur, { hausbesuchId, version }: { hausbesuchId: string; version: number }): Promise<OpenFassung> {
      const [fassung] = await load(akteur, { hausbesuchId, aktion: c.readVersion.id, von: version, bis: version })
      if (fassung === undefined) throw sharedErrors.refuse('nicht_gefunden')
      return fassung
    },
  }
}
