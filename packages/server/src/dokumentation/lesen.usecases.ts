/** Reading a sheet: loaded and logged in one transaction, opened after it. What leaves is decided by the domain's policy. */
import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { type DokumentationAntwort, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { besuchstagVon } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { type BlattTeil, lesbareTeile, schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { type Person, sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type BlattRow, ladeBlatt, ladeFassung, ladePraxen } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'
import { createMesswerte } from './messwerte.ts'
import { ladeZiele } from './messwerte.repository.ts'

/** Hints ask for the weights of the last month. */
const rueckblickMs = 31 * 86_400_000

const standVon = (row: BlattRow | null) => row && { organisationId: row.organisationId, abgeschlossen: row.abgeschlossenAm !== null }

/** All of it, or what of it another organisation may know. */
function sichtbares(inhalt: Blatt | null, teile: readonly BlattTeil[]): Pick<DokumentationAntwort, 'blatt' | 'auszug'> {
  if (inhalt === null || teile.includes('ALLES')) return { blatt: inhalt, auszug: null }
  return {
    blatt: null,
    auszug: {
      vitalwerte: teile.includes('VITALWERTE') ? inhalt.vitalwerte : null,
      ergebnis: teile.includes('ERGEBNIS') ? inhalt.ergebnis : null,
    },
  }
}

export function createLesen(ports: Ports) {
  const siegel = createBlattSiegel(ports)
  const messwerte = createMesswerte(ports)
  const system = imNamen(ports.database, systemKontext)

  async function lade(tx: Queryable, { person, hausbesuchId }: { person: Person; hausbesuchId: string }) {
    const { organisationId, seite } = person
    const row = await ladeBesuch(tx, organisationId, hausbesuchId)
    if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const besuch = readHausbesuch(row)
    const blatt = await ladeBlatt(tx, hausbesuchId)
    return {
      besuch,
      klient: row.klient,
      blatt,
      teile: lesbareTeile(person, besuch, standVon(blatt)),
      gesperrt: schreibSperre(person, besuch, standVon(blatt)),
      praxen: seite === 'PFLEGE' ? await ladePraxen(tx, organisationId, besuch) : [],
      ziele: await ladeZiele(tx, organisationId, besuch.klientId),
    }
  }

  async function oeffne({ blatt, teile }: { blatt: BlattRow | null; teile: readonly BlattTeil[] }) {
    const fassung = blatt === null || teile.length === 0 ? null : await ladeFassung(system, blatt.organisationId, blatt.hausbesuchId)
    const [inhalt = null] = fassung === null ? [] : await siegel.oeffne([fassung])
    return { fassung, inhalt }
  }

  return {
    /** @param mitnehmen to be written on the way, also before the visit has begun. @throws nicht_gefunden, also for a visit of others */
    async read(akteur: Akteur, hausbesuchId: string, { mitnehmen = false } = {}): Promise<DokumentationAntwort> {
      const person = personVon(akteur)
      const geladen = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const alles = await lade(tx, { person, hausbesuchId })
        const { klientId } = alles.besuch
        const spur = { art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
        await protokolliere(tx, akteur, { aktion: dokumentationContract.read.id, ...spur })
        return alles
      })
      const { besuch, klient, blatt, teile, gesperrt, praxen, ziele } = geladen
      const { fassung, inhalt } = await oeffne(geladen)
      const ganz = teile.includes('ALLES')
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
          tag: besuchstagVon(besuch),
          klient: klient && { id: klient.id, vorname: klient.vorname, nachname: klient.nachname, geburtsdatum: klient.geburtsdatum },
          leistungen: besuch.leistungen.map(({ bezeichnung, quelle }) => ({ bezeichnung, quelle })),
          nachtraege: besuch.nachtraege.map(({ name, am, text }) => ({ name, am, text })),
        },
        seite: person.seite,
        version: ganz ? (blatt?.version ?? 0) : 0,
        ...sichtbares(inhalt, teile),
        ...(blatt === null && darfSchreiben ? { blatt: leeresBlatt(besuch.leistungen.length) } : {}),
        geaendert: fassung && { am: fassung.am, name: fassung.name },
        abgeschlossenAm: blatt?.abgeschlossenAm ?? null,
        moeglich: { schreiben: gesperrt ?? true, nachtragen: sperre('nachtragen', besuch, person) ?? true },
        ziele: await messwerte.oeffneZiele(ziele),
        fruehere: (gemessen?.messungen ?? []).map(({ art, wert, wert2, am }) => ({ art, wert, wert2, am })),
        praxen,
      }
    },
  }
}
