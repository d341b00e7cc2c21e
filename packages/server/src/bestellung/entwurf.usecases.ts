/** Drafts: make, change, copy, preview, delete. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'
import { nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { aendern, anlegen, kopie, versandEreignisse } from '@dreiklang/domain/bestellung/entwurf.decider'
import { vorschauFuer } from '@dreiklang/domain/bestellung/sicht'
import { pruefeVersand } from '@dreiklang/domain/bestellung/versand'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz, Sprache } from '../shared/route.ts'
import { ladeFruehereAntwort, ladeFuerAenderung } from './aenderung.repository.ts'
import { type Geladen, einfuegen, zeigeBestellung } from './bestellung.repository.ts'
import { loeschen } from './entwurf.repository.ts'
import { createNummern } from './nummern.ts'
import { personVon, urheberVon } from './person.ts'
import { type createSchreiben, quittungVon, wiederholung } from './schreiben.usecases.ts'
import { blickSpur, schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { pruefeReferenzen } from './umstaende.repository.ts'
import { blosseUmstaende, mitKlient } from './umstaende.ts'
import { createVerschluss, sagtEtwas } from './verschluss.ts'

type Vorlage = Pick<Bestellung, 'quelle' | 'vorgaengerId'>

/** An order that the person may see, for a deed that the audit trail names. */
async function eigene(ports: Ports, akteur: Akteur, { bestellungId, aktion }: { bestellungId: string; aktion: string }): Promise<Geladen> {
  const { organisationId } = personVon(akteur)
  const spur = blickSpur(akteur, aktion, bestellungId)
  const heute = berlinDatum(ports.clock.now().toISOString())
  const geladen = await zeigeBestellung(imNamen(ports.database, kontextVon(akteur)), { bestellungId, organisationId, heute, spur })
  if (geladen === null) throw sharedFehler.ablehnen('nicht_gefunden')
  return geladen
}

/** A draft may name only an own Klient and organisations of the right kind. */
async function pruefeBezuege(db: Queryable, bestellung: Bestellung): Promise<void> {
  const bezuege = await pruefeReferenzen(db, bestellung)
  if (!bezuege.klient) throw bestellungFehler.ablehnen('bestellung.klient_unbekannt')
  if (!bezuege.organisationen) throw bestellungFehler.ablehnen('bestellung.organisation_unbekannt')
}

export function createEntwuerfe(ports: Ports, strom: EreignisStrom, schreiben: ReturnType<typeof createSchreiben>) {
  const naechsteNummer = createNummern(ports)
  const { verschlossen, geoeffnet } = createVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function lege(
    akteur: Akteur,
    entwurf: Entwurf,
    { idempotenz, quelle, vorgaengerId }: Vorlage & { idempotenz: Idempotenz },
  ): Promise<string> {
    const person = personVon(akteur)
    const kontext = kontextVon(akteur)
    const db = imNamen(ports.database, kontext)
    const am = jetzt()
    const nummer = await naechsteNummer(kontext, person.organisationId, Number(berlinDatum(am).slice(0, 4)))
    const { bestellung, ereignisse } = anlegen(entwurf, {
      pflegedienstId: person.organisationId,
      personId: person.personId,
      nummer,
      quelle,
      vorgaengerId,
      werkzeug: { jetzt: am, neueId: ports.newId },
    })
    const antwort = JSON.stringify(quittungVon(bestellung, person))
    try {
      // Nobody makes a key for a Klient of another house.
      if (bestellung.klientId !== null && sagtEtwas(bestellung)) await pruefeBezuege(db, bestellung)
      const inhalt = await verschlossen({ bestellung, ereignisse }, bestellung)
      const urheber = urheberVon(person)
      const spur = schrittSpur(akteur, vorgaengerId === null ? 'bestellung.create' : 'bestellung.copy', bestellung)
      const gelegt = await einfuegen(db, { ...inhalt, urheber, idempotenz, antwort, spur })
      if (!gelegt) await pruefeBezuege(db, bestellung)
    } catch (fehler) {
      const doppelt = fehler instanceof ConstraintViolation && fehler.constraint === 'idempotenz_pkey'
      if (!doppelt && !(fehler instanceof Ablehnung)) throw fehler
      const frueher = await ladeFruehereAntwort(db, akteur.personId, idempotenz.schluessel)
      if (frueher === null) throw fehler
      return wiederholung(frueher, idempotenz)
    }
    strom.weck()
    return antwort
  }

  return {
    create: (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { idempotenz, quelle: 'MANUELL', vorgaengerId: null }),

    /** What somebody outside asked for, written down for a person to look at. */
    ausAnliegen: (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { idempotenz, quelle: 'ANLIEGEN', vorgaengerId: null }),

    /** Reorder: the words of a former order, asked for anew. */
    async copy(akteur: Akteur, bestellungId: string, idempotenz: Idempotenz): Promise<string> {
      const { bestellung, schluessel } = await eigene(ports, akteur, { bestellungId, aktion: 'bestellung.copy' })
      await geoeffnet(bestellung, { id: bestellungId, sprache: 'de', schluessel })
      return lege(akteur, kopie(bestellung, berlinDatum(jetzt())), { idempotenz, quelle: bestellung.quelle, vorgaengerId: bestellung.id })
    },

    async update(
      akteur: Akteur,
      bestellungId: string,
      { version, entwurf, idempotenz }: { version: number; entwurf: Entwurf; idempotenz: Idempotenz },
    ): Promise<string> {
      return schreiben.fuehreAus({
        akteur,
        bestellungId,
        version,
        idempotenz,
        aktion: 'bestellung.update',
        entscheide: async (bestellung) => {
          const offen = await geoeffnet(structuredClone(bestellung), { id: bestellungId, sprache: 'de' })
          const ereignisse = aendern(offen, entwurf, { jetzt: jetzt(), neueId: ports.newId })
          await pruefeBezuege(imNamen(ports.database, kontextVon(akteur)), nach(bestellung, ereignisse))
          return ereignisse
        },
      })
    },

    async remove(akteur: Akteur, bestellungId: string): Promise<void> {
      const person = personVon(akteur)
      const db = imNamen(ports.database, kontextVon(akteur))
      const { organisationId, personId } = person
      const lade = () => ladeFuerAenderung(db, { bestellungId, organisationId, personId, schluessel: null })
      const { bestellung } = await lade()
      if (bestellung === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const geloescht = await loeschen(db, {
        bestellungId,
        pflegedienstId: organisationId,
        urheber: urheberVon(person),
        am: jetzt(),
        spur: schrittSpur(akteur, 'bestellung.remove', bestellung),
      })
      // Sent meanwhile, or deleted by somebody who was faster.
      if (!geloescht) {
        const jetzige = (await lade()).bestellung
        throw jetzige === null ? sharedFehler.ablehnen('nicht_gefunden') : bestellungFehler.ablehnen('bestellung.nur_entwurf')
      }
      strom.weck()
    },

    /** All findings at once, and the order as the other sides would see it. */
    async preview(akteur: Akteur, bestellungId: string, sprache: Sprache) {
      const { bestellung, namen, schluessel } = await eigene(ports, akteur, { bestellungId, aktion: 'bestellung.preview' })
      await geoeffnet(bestellung, { id: bestellungId, sprache, schluessel })
      if (bestellung.gesendetAm !== null) throw bestellungFehler.ablehnen('bestellung.nur_entwurf')
      const umstaende = await mitKlient(imNamen(ports.database, kontextVon(akteur)), bestellung, blosseUmstaende(ports, personVon(akteur)))
      const befunde = pruefeVersand(bestellung, umstaende).map((befund) => ({
        ...befund,
        message: feldSaetze[befund.code]?.[sprache] ?? befund.message,
      }))
      const gesendet = nach(bestellung, versandEreignisse(bestellung, umstaende))
      const { heute } = umstaende
      return {
        befunde,
        arzt: vorschauFuer('ARZT', gesendet, { namen, heute }),
        apotheke: vorschauFuer('APOTHEKE', gesendet, { namen, heute }),
      }
    },
  }
}
