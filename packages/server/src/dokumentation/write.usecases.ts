import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type BlattAngaben, type BlattQuittung, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { refusalFor, abschlussOf, changedTeile, checkBlatt, fotoIdsOf } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { holdBesuch, loadOwner } from '../hausbesuch/hausbesuch.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Steps, BeimEnde } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { recordDokumente } from '../klient/dokument.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, type Seen, takeStepOnce } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Anordnungen } from './anordnung.usecases.ts'
import { loadBlatt, loadFassung, closeBlatt } from './blatt.repository.ts'
import { type Blattlage, createBlattlagen } from './blattlage.ts'
import type { Folgen } from './folge.usecases.ts'
import { createBlattSeal } from './seal.ts'

const c = dokumentationContract

interface Offenes {
  besuch: Hausbesuch
  lage: Blattlage
}

export function createWriting(
  ports: Ports,
  { taten, schritte, anordnungen, folgen }: { taten: Taten; schritte: Steps; anordnungen: Anordnungen; folgen: Folgen },
) {
  const lagen = createBlattlagen(ports)
  const { verschlossen } = createBesuchSeal(ports)

  /** What of the sheet goes into the visit as well, sealed as the visit keeps its words. Before the transaction. @throws nicht_gefunden */
  async function forDenBesuch(akteur: Akteur, hausbesuchId: string, { ergebnis, leistungen }: Blatt) {
    const whose = await loadOwner(onBehalfOfPerson(ports.database, akteur), personOf(akteur).organisationId, hausbesuchId)
    if (whose === null) throw sharedErrors.refuse('nicht_gefunden')
    return verschlossen({ ergebnis, leistungen }, whose)
  }

  /** Held and open to the writer. @throws the code of the gate that is shut */
  async function holdOpen(tx: Queryable, akteur: Akteur, hausbesuchId: string) {
    const person = personOf(akteur)
    const besuch = await holdBesuch(tx, person.organisationId, hausbesuchId)
    if (besuch === null) return null
    const lage = await lagen.load(tx, akteur, besuch)
    const gesperrt = schreibSperre(person, besuch, lage.stand)
    if (gesperrt !== null) throw refusalFor(gesperrt)
    return { besuch, lage }
  }

  function gesehen(akteur: Akteur, { hausbesuchId, body }: { hausbesuchId: string; body: BlattAngaben }): Seen<Offenes> {
    return {
      load: (tx) => holdOpen(tx, akteur, hausbesuchId),
      isCurrent: ({ lage: { fassung } }) => (fassung?.version ?? 0) === body.version,
      stale: ({ lage: { fassung, blatt: alt } }) =>
        dokumentationErrors.refuse('dokumentation.veraltet', {
          angaben: {
            aktuell: { version: fassung?.version ?? 0, blatt: alt },
            durch: fassung && { name: fassung.name, am: fassung.am },
            teile: changedTeile(alt, body.blatt),
          },
        }),
    }
  }

  async function write(
    tx: Queryable,
    akteur: Akteur,
    { besuch, lage, blatt, ende }: Offenes & { blatt: Blatt; ende: boolean },
  ): Promise<BlattQuittung> {
    checkBlatt(blatt, {
      besuch,
      now: ports.clock.now().toISOString(),
      ...(await lagen.nennbares(tx, akteur, { besuch, blaetter: [blatt] })),
    })
    const aktion = ende ? c.finish.id : c.save.id
    return lagen.write(tx, akteur, { besuch, lage, blatt, ende, aktion })
  }

  return {
    save({ akteur, idempotenz, params: { hausbesuchId }, body }: CalledBy<typeof c.save>): Promise<JsonText<BlattQuittung>> {
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(akteur, { hausbesuchId, body }),
        take: async (offenes, tx) => {
          const quittung = await write(tx, akteur, { ...offenes, blatt: body.blatt, ende: false })
          await sendSignal(tx, { art: 'hausbesuch', id: hausbesuchId, an: [personOf(akteur).organisationId] })
          return quittung
        },
      })
    },

    /** H11. @throws dokumentation.unvollstaendig with what is missing */
    async finish({ akteur, idempotenz, params: { hausbesuchId }, body }: CalledBy<typeof c.finish>): Promise<JsonText<BlattQuittung>> {
      const end: { nummer: string | null } = { nummer: null }
      const words = await forDenBesuch(akteur, hausbesuchId, body.blatt)
      const { blatt } = body
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(akteur, { hausbesuchId, body }),
        take: async ({ besuch, lage }, tx) => {
          const quittung = await write(tx, akteur, { besuch, lage, blatt, ende: true })
          const angaben = { version: besuch.version, ...abschlussOf({ ...blatt, ...words }, besuch.typ) }
          await anordnungen.lege(tx, akteur, { besuch, blatt })
          await folgen.createFromBlatt(tx, akteur, { besuch, blatt })
          end.nummer = besuch.nummer
          await schritte.run(tx, akteur, { alt: besuch, auftrag: { handlung: 'abschliessen', angaben } })
          return quittung
        },
      })
      const answer = await taten.dannMelden(geschrieben)
      if (end.nummer !== null) await anordnungen.reportNew(body.blatt, end.nummer)
      return answer
    },
  }
}

/**
 * When a visit ends another way than by its sheet: a draft is never left open on a visit that is over, and what has to follow is kept.
 * A visit that was broken off locks the sheet as it stands; one that is finished past its begun sheet is refused.
 */
export function createBlaetterAtEnde(ports: Ports, folgen: Folgen): BeimEnde {
  const seal = createBlattSeal(ports)
  const now = () => ports.clock.now().toISOString()

  async function haltAnEntwurf(tx: Queryable, akteur: Akteur, besuch: Hausbesuch): Promise<void> {
    const { organisationId } = personOf(akteur)
    const fassung = await loadFassung(tx, organisationId, besuch.id)
    if (fassung === null) return
    const { inhalt: blatt } = await seal.openOwn(tx, { organisationId, klientId: besuch.klientId }, fassung)
    await folgen.createFromBlatt(tx, akteur, { besuch, blatt })
    const { klientId } = besuch
    await recordDokumente(tx, organisationId, { klientId, dokumentIds: fotoIdsOf(blatt), am: now() })
  }

  return async (tx, akteur, { besuch, handlung }) => {
    if (handlung === 'nichtAntreffen') await folgen.createFromVergeblichem(tx, akteur, besuch)
    const blatt = await loadBlatt(tx, besuch.id)
    // Its proof is in the sheet (§ 37 Abs. 4 SGB XI), and the deadline of the half-year ends with the visit.
    if (handlung === 'abschliessen' && besuch.typ === 'BERATUNGSBESUCH' && (blatt?.abgeschlossenAm ?? null) === null)
      throw dokumentationErrors.refuse('dokumentation.nachweis_fehlt')
    if (blatt === null || blatt.abgeschlossenAm !== null) return
    if (handlung === 'abschliessen') throw dokumentationErrors.refuse('dokumentation.entwurf_offen')
    if (handlung === 'abbrechen') await haltAnEntwurf(tx, akteur, besuch)
    await closeBlatt(tx, blatt.organisationId, { hausbesuchId: besuch.id, am: now() })
  }
}
