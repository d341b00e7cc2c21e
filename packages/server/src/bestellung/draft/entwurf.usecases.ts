/** Drafts: make, make and send in one go, change, copy, preview, delete. */
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { type Reordering, change, copyEntwurf, versandEreignisse, anlegen, senden } from '@dreiklang/domain/bestellung/entwurf.decider'
import { copyDelivered } from '@dreiklang/domain/bestellung/nachschub.decider'
import { checkVersand } from '@dreiklang/domain/bestellung/versand'
import { vorschauFor } from '@dreiklang/domain/bestellung/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { loadOwnBesuch } from '../../hausbesuch/read.usecases.ts'
import type { Ports } from '../../ports.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { Idempotenz, Language } from '../../shared/route.ts'
import { loadForChange, loadEarlierAnswer, removeEntwurf } from '../bestellung.repository.ts'
import { type Geladen, showBestellung } from '../read/one.repository.ts'
import { createSeal } from '../seal.ts'
import { bareDecisionContext, withBundesland, withKlient } from '../step/context.ts'
import { type createStepTaking, repeatedAnswer } from '../step/write.usecases.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { personOf, urheberOf, viewTrail, stepTrail } from '../who.ts'
import { createAgain } from './again.usecases.ts'
import { createDrafting, withoutAnlass, checkBezuege } from './create.usecases.ts'
import { type PartOf, createTeilDraft } from './teil.usecases.ts'

const byHand = { quelle: 'MANUELL', vorgaengerId: null } as const

async function own(ports: Ports, akteur: Akteur, { bestellungId, aktion }: { bestellungId: string; aktion: string }): Promise<Geladen> {
  const { organisationId } = personOf(akteur)
  const spur = viewTrail(akteur, aktion, bestellungId)
  const heute = berlinDate(ports.clock.now().toISOString())
  const loaded = await showBestellung(onBehalfOfPerson(ports.database, akteur), { bestellungId, organisationId, heute, spur })
  if (loaded === null) throw sharedErrors.refuse('nicht_gefunden')
  return loaded
}

/** A complete order is made and sent in one go; an incomplete one leaves no draft behind. @throws bestellung.unvollstaendig */
function createImmediateBestellung(
  ports: Ports,
  { lege, schreiben }: { lege: ReturnType<typeof createDrafting>; schreiben: ReturnType<typeof createStepTaking> },
) {
  return async (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz): Promise<string> => {
    const db = onBehalfOfPerson(ports.database, akteur)
    const einmalig = { ...idempotenz, schluessel: `${idempotenz.schluessel}-senden` }
    const frueher = await loadEarlierAnswer(db, akteur.personId, einmalig.schluessel)
    if (frueher !== null) return repeatedAnswer(frueher, einmalig)
    const person = personOf(akteur)
    const { organisationId: pflegedienstId, personId } = person
    const werkzeug = { now: ports.clock.now().toISOString(), neueId: ports.newId }
    const { bestellung } = anlegen(entwurf, { ...byHand, pflegedienstId, personId, nummer: '', werkzeug })
    senden(bestellung, await withKlient({ ports, db }, bestellung, bareDecisionContext(ports, person)))
    const gelegt = await lege(akteur, entwurf, { ...withoutAnlass, ...byHand, idempotenz })
    const { id, version } = quittung.parse(JSON.parse(gelegt))
    return schreiben.handle(akteur, id, { auftrag: { handlung: 'senden', angaben: { version } }, idempotenz: einmalig })
  }
}

/** All that stands against sending it, and what the other sides would see. @throws nicht_gefunden, bestellung.nur_entwurf */
function createPreview(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  return async (akteur: Akteur, bestellungId: string, sprache: Language) => {
    const { bestellung, namen, schluessel } = await own(ports, akteur, { bestellungId, aktion: 'bestellung.preview' })
    await geoeffnet({ bestellung, klient: namen.klient }, { id: bestellungId, sprache, schluessel })
    if (bestellung.gesendetAm !== null) throw bestellungErrors.refuse('bestellung.nur_entwurf')
    const db = onBehalfOfPerson(ports.database, akteur)
    const person = personOf(akteur)
    const bare = await withBundesland(db, person.organisationId, bareDecisionContext(ports, person))
    const context = await withKlient({ ports, db }, bestellung, bare)
    const befunde = checkVersand(bestellung, context).map((befund) => ({
      ...befund,
      message: fieldSentences[befund.code]?.[sprache] ?? befund.message,
    }))
    const sent = after(bestellung, versandEreignisse(bestellung, context))
    const { now: at } = context
    return {
      befunde,
      arzt: vorschauFor('ARZT', sent, { namen, now: at }),
      apotheke: vorschauFor('APOTHEKE', sent, { namen, now: at }),
    }
  }
}

interface Anew {
  aktion: 'bestellung.copy' | 'bestellung.copyTeil' | 'bestellung.copyByReichweite'
  /** Unsaid: that of the order itself. */
  quelle?: Bestellung['quelle']
  idempotenz: Idempotenz
  reorder: (...of: Parameters<typeof copyEntwurf>) => Reordering | Promise<Reordering>
}

export function createEntwuerfe(ports: Ports, stream: EreignisStream, schreiben: ReturnType<typeof createStepTaking>) {
  const { geoeffnet } = createSeal(ports)
  const lege = createDrafting(ports, stream)
  const again = createAgain(ports)
  const teil = createTeilDraft(ports)
  const now = () => ports.clock.now().toISOString()

  async function anew(akteur: Akteur, bestellungId: string, { aktion, idempotenz, reorder, quelle }: Anew): Promise<string> {
    const { bestellung, schluessel } = await own(ports, akteur, { bestellungId, aktion })
    await geoeffnet(bestellung, { id: bestellungId, sprache: 'de', schluessel })
    const { entwurf, ...wieder } = await reorder(bestellung, await again(akteur, bestellung))
    const from = { quelle: quelle ?? bestellung.quelle, vorgaengerId: bestellung.id }
    return lege(akteur, entwurf, { wieder, aktion, besuch: null, idempotenz, ...from })
  }

  return {
    create: (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { ...withoutAnlass, ...byHand, idempotenz }),

    sofort: createImmediateBestellung(ports, { lege, schreiben }),

    fromAnliegen: (akteur: Akteur, { entwurf, ...wieder }: Reordering, idempotenz: Idempotenz) =>
      lege(akteur, entwurf, { ...withoutAnlass, idempotenz, quelle: 'ANLIEGEN', vorgaengerId: null, wieder }),

    /** What a nurse saw missing at a visit. @throws nicht_gefunden, bestellung.besuch_passt_nicht, dokumentation.folge_passt_nicht */
    async ausBesuch(
      akteur: Akteur,
      hausbesuchId: string,
      { entwurf, folgeId, idempotenz }: { entwurf: Entwurf; folgeId: string | null; idempotenz: Idempotenz },
    ) {
      const { besuch } = await loadOwnBesuch(onBehalfOfPerson(ports.database, akteur), akteur, hausbesuchId)
      if (besuch.klientId !== entwurf.klientId) throw bestellungErrors.refuse('bestellung.besuch_passt_nicht')
      return lege(akteur, entwurf, {
        aktion: 'bestellung.createAusBesuch',
        besuch: { hausbesuchId, folgeId },
        idempotenz,
        quelle: 'HAUSBESUCH',
        vorgaengerId: null,
      })
    },

    copy: (akteur: Akteur, bestellungId: string, idempotenz: Idempotenz) =>
      anew(akteur, bestellungId, { aktion: 'bestellung.copy', idempotenz, reorder: copyEntwurf }),

    /** A person takes up what was reckoned: the draft says so. @throws nicht_gefunden, bestellung.nachschub_nicht_abgegeben */
    copyByReichweite: (akteur: Akteur, { bestellungId, positionId }: PartOf, idempotenz: Idempotenz) =>
      anew(akteur, bestellungId, {
        aktion: 'bestellung.copyByReichweite',
        idempotenz,
        quelle: 'REICHWEITE',
        reorder: (bestellung, today) => copyDelivered(bestellung, positionId, today),
      }),

    /** @throws nicht_gefunden, bestellung.kein_teil, bestellung.teil_bestellt with the order that has the part, and who made it */
    async copyTeil(akteur: Akteur, part: PartOf, idempotenz: Idempotenz): Promise<string> {
      const reorder: Anew['reorder'] = (bestellung, today) => teil.prepare(akteur, bestellung, { ...part, today })
      try {
        return await anew(akteur, part.bestellungId, { aktion: 'bestellung.copyTeil', idempotenz, reorder })
      } catch (error) {
        throw await teil.explain(error, akteur, part)
      }
    },

    async update(
      akteur: Akteur,
      bestellungId: string,
      { version, entwurf, idempotenz }: { version: number; entwurf: Entwurf; idempotenz: Idempotenz },
    ): Promise<string> {
      return schreiben.execute({
        akteur,
        bestellungId,
        version,
        idempotenz,
        aktion: 'bestellung.update',
        decide: async (bestellung) => {
          const open = await geoeffnet(structuredClone(bestellung), { id: bestellungId, sprache: 'de' })
          const ereignisse = change(open, entwurf, { now: now(), neueId: ports.newId })
          await checkBezuege(onBehalfOfPerson(ports.database, akteur), after(bestellung, ereignisse))
          return ereignisse
        },
      })
    },

    async remove(akteur: Akteur, bestellungId: string): Promise<void> {
      const person = personOf(akteur)
      const db = onBehalfOfPerson(ports.database, akteur)
      const { organisationId, personId } = person
      const load = () => loadForChange(db, { bestellungId, organisationId, personId, schluessel: null })
      const { bestellung } = await load()
      if (bestellung === null) throw sharedErrors.refuse('nicht_gefunden')
      const geloescht = await removeEntwurf(db, urheberOf(person), {
        bestellungId,
        pflegedienstId: organisationId,
        am: now(),
        spur: stepTrail(akteur, { aktion: 'bestellung.remove', bestellung }),
      })
      // Sent in the meantime, or deleted by someone who was faster.
      if (!geloescht) {
        const jetzige = (await load()).bestellung
        throw jetzige === null ? sharedErrors.refuse('nicht_gefunden') : bestellungErrors.refuse('bestellung.nur_entwurf')
      }
      stream.weck()
    },

    preview: createPreview(ports),
  }
}
