/** Loaded and logged in one transaction, opened after it; the domain's policy decides what leaves. */
import { type Blatt, type BlattReader, auszugDocument, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type DokumentationAnswer, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { besuchstagOf } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { blattReader, schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Person, sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { seenBy } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type BlattRow, loadBlatt, loadFassung, loadPraxen } from './blatt.repository.ts'
import { loadZiele } from './messwerte.repository.ts'
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
  const system = onBehalfOf(ports.database, systemContext)

  async function load(tx: Queryable, { person, hausbesuchId }: { person: Person; hausbesuchId: string }) {
    const { organisationId, seite } = person
    const row = await loadBesuch(tx, organisationId, hausbesuchId)
    if (row === null) throw sharedErrors.refuse('nicht_gefunden')
    const besuch = readHausbesuch(row)
    const blatt = await loadBlatt(tx, hausbesuchId)
    return {
      besuch,
      klient: row.klient,
      blatt,
      reader: blattReader(person, besuch, standOf(blatt)),
      gesperrt: schreibSperre(person, besuch, standOf(blatt)),
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
      const geladen = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const alles = await load(tx, { person, hausbesuchId })
        const { klientId } = alles.besuch
        const trail = { art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
        await audit(tx, akteur, { aktion: dokumentationContract.read.id, ...trail })
        return alles
      })
      const { besuch, klient, blatt, reader, gesperrt, praxen, ziele } = geladen
      const { fassung, inhalt } = await open(geladen)
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
          klient: klient && { id: klient.id, vorname: klient.vorname, nachname: klient.nachname, geburtsdatum: klient.geburtsdatum },
          leistungen: besuch.leistungen.map(({ bezeichnung, quelle }) => ({ bezeichnung, quelle })),
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
        praxen,
      }
    },
  }
}
