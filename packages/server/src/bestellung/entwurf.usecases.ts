/** Drafts: make, change, copy, preview, delete. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import { nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { aendern, kopie, versandEreignisse } from '@dreiklang/domain/bestellung/entwurf.decider'
import { vorschauFuer } from '@dreiklang/domain/bestellung/sicht'
import { pruefeVersand } from '@dreiklang/domain/bestellung/versand'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz, Sprache } from '../shared/route.ts'
import { ladeFuerAenderung } from './aenderung.repository.ts'
import { createLegen, ohneAnlass, pruefeBezuege } from './anlegen.usecases.ts'
import { type Geladen, zeigeBestellung } from './bestellung.repository.ts'
import { eigenerBesuch } from './besuch.usecases.ts'
import { loeschen } from './entwurf.repository.ts'
import { personVon, urheberVon } from './person.ts'
import type { createSchreiben } from './schreiben.usecases.ts'
import { createSofort } from './sofort.usecases.ts'
import { blickSpur, schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { blosseUmstaende, mitKlient } from './umstaende.ts'
import { createVerschluss } from './verschluss.ts'

/** An order that the person may see, for an action that the audit trail names. */
async function eigene(ports: Ports, akteur: Akteur, { bestellungId, aktion }: { bestellungId: string; aktion: string }): Promise<Geladen> {
  const { organisationId } = personVon(akteur)
  const spur = blickSpur(akteur, aktion, bestellungId)
  const heute = berlinDatum(ports.clock.now().toISOString())
  const geladen = await zeigeBestellung(imNamen(ports.database, kontextVon(akteur)), { bestellungId, organisationId, heute, spur })
  if (geladen === null) throw sharedFehler.ablehnen('nicht_gefunden')
  return geladen
}

export function createEntwuerfe(ports: Ports, strom: EreignisStrom, schreiben: ReturnType<typeof createSchreiben>) {
  const { geoeffnet } = createVerschluss(ports)
  const lege = createLegen(ports, strom)
  const jetzt = () => ports.clock.now().toISOString()

  return {
    create: (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { ...ohneAnlass, idempotenz, quelle: 'MANUELL', vorgaengerId: null }),

    sofort: createSofort(ports, { lege, schreiben }),

    /** What someone outside asked for, written down for a person to look at. */
    ausAnliegen: (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { ...ohneAnlass, idempotenz, quelle: 'ANLIEGEN', vorgaengerId: null }),

    /** What a nurse saw missing at a visit. @throws nicht_gefunden, bestellung.besuch_passt_nicht, dokumentation.folge_passt_nicht */
    async ausBesuch(
      akteur: Akteur,
      hausbesuchId: string,
      { entwurf, folgeId, idempotenz }: { entwurf: Entwurf; folgeId: string | null; idempotenz: Idempotenz },
    ) {
      const { klientId } = await eigenerBesuch(imNamen(ports.database, kontextVon(akteur)), akteur, hausbesuchId)
      if (klientId !== entwurf.klientId) throw bestellungFehler.ablehnen('bestellung.besuch_passt_nicht')
      return lege(akteur, entwurf, {
        aktion: 'bestellung.createAusBesuch',
        besuch: { hausbesuchId, folgeId },
        idempotenz,
        quelle: 'HAUSBESUCH',
        vorgaengerId: null,
      })
    },

    /** Reorder: the words of a former order, asked for again. */
    async copy(akteur: Akteur, bestellungId: string, idempotenz: Idempotenz): Promise<string> {
      const { bestellung, schluessel } = await eigene(ports, akteur, { bestellungId, aktion: 'bestellung.copy' })
      await geoeffnet(bestellung, { id: bestellungId, sprache: 'de', schluessel })
      return lege(akteur, kopie(bestellung, berlinDatum(jetzt())), {
        aktion: 'bestellung.copy',
        besuch: null,
        idempotenz,
        quelle: bestellung.quelle,
        vorgaengerId: bestellung.id,
      })
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
      // Sent in the meantime, or deleted by someone who was faster.
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
