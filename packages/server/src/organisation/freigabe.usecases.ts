/** Contract, activation, lock, and the change of name and numbers. */
import { avv } from '@dreiklang/domain/organisation/avv'
import { type Antrag, type Kennzeichen, type OrganisationStatus, kleinsteZahl } from '@dreiklang/domain/organisation/freigabe.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import {
  type FreigabeRow,
  beendeSitzungenDesHauses,
  entscheideAntrag,
  ladeAntraege,
  ladeFreigabe,
  ladeZahlen,
  nimmAvvAn,
  setzeKennzeichen,
  setzeStatus,
  sperreStatus,
  stelleAntrag,
} from './freigabe.repository.ts'
import { type MeldePerson, meldeLeitungen } from './meldung.ts'
import { ladeEigene } from './organisation.repository.ts'
import { aenderungAn } from './protokoll.ts'

interface Schreiben<Body> {
  akteur: Akteur
  body: Body
  idempotenz: Idempotenz | null
}

const hatAvv = async (tx: Queryable, organisationId: string): Promise<boolean> =>
  ((await ladeFreigabe(tx, organisationId))?.avv ?? null) !== null

const erzaehlbar = (anzahl: number): number | null => (anzahl > 0 && anzahl < kleinsteZahl ? null : anzahl)

export function createFreigabe(ports: Ports, { sitzungen, melde }: { sitzungen: Pick<Sitzungen, 'rechteGeaendert'>; melde: MeldePerson }) {
  const jetzt = () => ports.clock.now().toISOString()

  return {
    async read(akteur: Akteur): Promise<FreigabeRow> {
      const stand = await ladeFreigabe(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur))
      if (stand === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return stand
    },

    /** @throws organisation.avv_veraltet when the text shown is not the current one */
    async acceptAvv({ akteur, body, idempotenz }: Schreiben<{ version: string; sprache: 'de' | 'en' }>): Promise<JsonText<void>> {
      const organisationId = eigeneOrganisation(akteur)
      if (body.version !== avv.version) throw organisationFehler.ablehnen('organisation.avv_veraltet')
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { personId, name } = akteur
        const annahme = { organisationId, version: avv.version, personId, name, text: avv[body.sprache], am: jetzt() }
        if (!(await nimmAvvAn(tx, annahme))) return
        await protokolliere(
          tx,
          akteur,
          aenderungAn(organisationId, { aktion: 'organisation.acceptAvv', felder: ['avv', 'verschwiegenheit'] }),
        )
      })
    },

    async requestChange({ akteur, body, idempotenz }: Schreiben<Kennzeichen & { begruendung: string }>): Promise<JsonText<void>> {
      const organisationId = eigeneOrganisation(akteur)
      const { begruendung, ...neu } = body
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const eigene = await ladeEigene(tx, organisationId)
        if (neu.bsnr !== null && eigene?.art !== 'ARZTPRAXIS') {
          const felder = [{ path: 'bsnr', code: 'falsch', message: 'falsch' }]
          throw organisationFehler.ablehnen('organisation.abschnitt_passt_nicht', { felder })
        }
        // Concurrent requests: the second waits for the first one's lock and replaces its request.
        await sperreStatus(tx, organisationId)
        await stelleAntrag(tx, { id: ports.newId(), organisationId, neu, begruendung, personId: akteur.personId, am: jetzt() })
        await protokolliere(
          tx,
          akteur,
          aenderungAn(organisationId, { aktion: 'organisation.requestChange', felder: ['name', 'ik', 'bsnr'] }),
        )
      })
    },

    antraege: async (): Promise<{ antraege: Antrag[] }> => ({ antraege: await ladeAntraege(imNamen(ports.database, systemKontext)) }),

    async decideAntrag({
      akteur,
      antragId,
      body,
      idempotenz,
    }: Schreiben<{ angenommen: boolean; grund: string }> & { antragId: string }): Promise<JsonText<void>> {
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const antrag = await entscheideAntrag(tx, { antragId, ...body, am: jetzt() })
        if (antrag === null) throw organisationFehler.ablehnen('organisation.antrag_entschieden')
        const { organisationId, neu } = antrag
        if (body.angenommen) await setzeKennzeichen(tx, organisationId, neu)
        const felder = body.angenommen ? ['name', 'ik', 'bsnr'] : []
        await protokolliere(tx, akteur, aenderungAn(organisationId, { aktion: 'organisation.decideAntrag', felder, grund: body.grund }))
        const anlass = body.angenommen ? 'ANTRAG_ANGENOMMEN' : 'ANTRAG_ABGELEHNT'
        await meldeLeitungen(tx, melde, { organisationId, anlass, werte: { grund: body.grund }, am: jetzt() })
      })
    },

    /** @throws organisation.avv_fehlt before the first activation. Locking ends all sessions of the organisation; setting what is set does nothing. */
    async setStatus({
      akteur,
      organisationId,
      body: { status, grund },
      idempotenz,
    }: Schreiben<{ status: Exclude<OrganisationStatus, 'ANGELEGT'>; grund: string }> & { organisationId: string }): Promise<
      JsonText<void>
    > {
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const bisher = await sperreStatus(tx, organisationId)
        if (bisher === null) throw sharedFehler.ablehnen('nicht_gefunden')
        if (bisher.status === status) return
        if (bisher.status === 'ANGELEGT' && status === 'AKTIV' && !(await hatAvv(tx, organisationId)))
          throw organisationFehler.ablehnen('organisation.avv_fehlt')
        await setzeStatus(tx, organisationId, status)
        await protokolliere(tx, akteur, aenderungAn(organisationId, { aktion: 'organisation.setStatus', felder: ['status'], grund }))
        if (status === 'AKTIV') {
          await meldeLeitungen(tx, melde, { organisationId, anlass: 'HAUS_AKTIV', werte: { name: bisher.name }, am: jetzt() })
          return
        }
        for (const personId of await beendeSitzungenDesHauses(tx, organisationId)) await sitzungen.rechteGeaendert(tx, personId)
      })
    },

    async counters() {
      const { organisationen, konten, partnerschaften } = await ladeZahlen(imNamen(ports.database, systemKontext))
      return {
        // Which organisations there are the platform sees in its list anyway.
        organisationen,
        konten: {
          aktiv: erzaehlbar(konten.aktiv),
          gesperrt: erzaehlbar(konten.gesperrt),
          ohnePasswort: erzaehlbar(konten.ohnePasswort),
        },
        partnerschaften: erzaehlbar(partnerschaften),
      }
    },
  }
}
