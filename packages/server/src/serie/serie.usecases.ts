import { checkVersorgt, eingeteilte } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { hausbesuchErrors } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { readRegel, writeRegel } from '@dreiklang/domain/shared/regel'
import type { Besuchsserie, SerienContent, Umfang } from '@dreiklang/domain/serie/serie'
import type { SerienChange, SerienAngaben, SerienQuittung } from '@dreiklang/domain/serie/serie.contract'
import { type Change, change, end } from '@dreiklang/domain/serie/serie.decider'
import { serieErrors } from '@dreiklang/domain/serie/serie.errors'
import { serienSperre } from '@dreiklang/domain/serie/serie.policy'
import { nextTermine } from '@dreiklang/domain/serie/termine'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { relinkInstanzen, loadInstanzen } from '../hausbesuch/instanzen.repository.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { CalledBy } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once, takeStepOnce } from '../shared/idempotenz.ts'
import { type SameSerieFrom, nextLauf, calculate } from './abgleich.ts'
import { type Lage, loadLage, showTermine } from './lage.ts'
import { createSerienSeal } from './seal.ts'
import { insertSerie, holdSerie, loadKlientStatus, loadSerie, ownerOf, serieFrom, saveSerie } from './serie.repository.ts'

interface Step {
  serieId: string
  version: number
  aktion: string
  decide: (tx: Queryable, alt: Besuchsserie) => Change | Promise<Change>
}

type Vorschau = SerienAngaben & { umfang: Umfang; ab: string | null; serieId: string | null }

/** Normalises the text, so that the same rule is always stored the same way. */
const geschrieben = (text: string): string => {
  const regel = readRegel(text)
  return regel === null ? text : writeRegel(regel)
}

function contentFrom(angaben: SerienContent): SerienContent {
  const { uhrzeit, dauerMinuten, personIds, fahrzeug, leistungen, anlass, anlassCode, gueltigVon, gueltigBis } = angaben
  const { feiertagsregel, bundesland, ausnahmen, regel } = angaben
  const when = { regel: geschrieben(regel), uhrzeit, dauerMinuten, gueltigVon, gueltigBis, feiertagsregel, bundesland }
  return { ...when, ausnahmen: ausnahmen.toSorted(), personIds, fahrzeug, leistungen, anlass, anlassCode }
}

function check(serie: Besuchsserie, person: Person, lage: Lage): void {
  const gesperrt = serienSperre(serie, person)
  if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
  if (lage.pflegedienstId === null) throw hausbesuchErrors.refuse('hausbesuch.klient_unbekannt', wrongField('klientId'))
  eingeteilte(serie.typ, serie, { person, personen: lage.eigene, befunde: lage.befunde })
  if (nextTermine(serie, { ab: serie.gueltigVon, anzahl: 1, abwesend: [] }).length === 0)
    throw serieErrors.refuse('serie.ohne_termin', wrongField('regel'))
}

const trail = (aktion: string, { id, klientId }: Besuchsserie) =>
  ({ aktion, art: 'AENDERN', objektArt: 'SERIE', objektId: id, klientId }) as const

export function createSerien(
  ports: Ports,
  { sameSerieFrom, meldungen }: { sameSerieFrom: SameSerieFrom; meldungen: Pick<Meldungen, 'dannMelden'> },
) {
  const now = () => ports.clock.now().toISOString()
  const seal = createSerienSeal(ports)

  const sealed = async (tx: Queryable, serie: Besuchsserie, alt: Besuchsserie | null): Promise<Besuchsserie> =>
    seal.verschlossen(serie, await ownerOf(tx, serie), { alt, db: tx })

  const added = (angaben: SerienAngaben, organisationId: string): Besuchsserie => {
    const { klientId, typ } = angaben
    return {
      ...contentFrom(angaben),
      id: ports.newId(),
      version: 1,
      organisationId,
      klientId,
      typ,
      vorgaengerId: null,
      erstelltAm: now(),
    }
  }

  /** The old part first: what it loses must not be planned by both. */
  async function move(tx: Queryable, akteur: Akteur, { aktion, alt, aenderung }: { aktion: string; alt: Besuchsserie; aenderung: Change }) {
    const serie = await sealed(tx, aenderung.serie, alt)
    const am = now()
    await saveSerie(tx, serie, nextLauf(serie, am))
    await audit(tx, akteur, trail(aktion, serie))
    if (aenderung.rest === null) {
      const wirkung = await sameSerieFrom(tx, serie, { aktion, akteur, now: am })
      return { id: serie.id, version: serie.version, wirkung }
    }
    const rest = await sealed(tx, aenderung.rest.serie, null)
    await insertSerie(tx, rest, nextLauf(rest, am))
    await relinkInstanzen(tx, serie.organisationId, { serieId: serie.id, ab: aenderung.rest.abTag, nach: rest.id })
    await audit(tx, akteur, trail(aktion, rest))
    const wirkung = await sameSerieFrom(tx, rest, { aktion, akteur, now: am })
    return { id: rest.id, version: rest.version, wirkung }
  }

  function run({ akteur, idempotenz }: CalledBy, { serieId, version, aktion, decide }: Step): Promise<JsonText<SerienQuittung>> {
    const person = personOf(akteur)
    const gesetzt = takeStepOnce(ports, {
      akteur,
      idempotenz,
      // Words are compared that lie under the key of another house; whose series it is, the statement says.
      context: systemContext,
      load: (tx) => holdSerie(tx, person.organisationId, serieId),
      isCurrent: (serie) => serie.version === version,
      stale: () => serieErrors.refuse('serie.veraltet'),
      take: async (alt, tx) => {
        const gesperrt = serienSperre(alt, person)
        if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
        return move(tx, akteur, { aktion, alt, aenderung: await decide(tx, alt) })
      },
    })
    return meldungen.dannMelden(gesetzt)
  }

  return {
    create({ akteur, idempotenz }: CalledBy, angaben: SerienAngaben): Promise<JsonText<SerienQuittung>> {
      const person = personOf(akteur)
      return meldungen.dannMelden(
        once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
          const open = added(angaben, person.organisationId)
          checkVersorgt(await loadKlientStatus(tx, open.organisationId, open.klientId))
          check(open, person, await loadLage(tx, open, now()))
          const serie = await sealed(tx, open, null)
          await insertSerie(tx, serie, nextLauf(serie, now()))
          await audit(tx, akteur, trail('serie.create', serie))
          const wirkung = await sameSerieFrom(tx, serie, { aktion: 'serie.create', akteur, now: now() })
          return { id: serie.id, version: 1, wirkung }
        }),
      )
    },

    change(gerufen: CalledBy, serieId: string, angaben: SerienChange): Promise<JsonText<SerienQuittung>> {
      const person = personOf(gerufen.akteur)
      const ab = angaben.umfang === 'AB_HIER' ? angaben.ab : null
      const decide = async (tx: Queryable, alt: Besuchsserie): Promise<Change> => {
        const aenderung = change(alt, contentFrom(angaben), { ab, neueId: ports.newId(), now: now() })
        const { serie } = aenderung.rest ?? aenderung
        check(serie, person, await loadLage(tx, serie, now()))
        return aenderung
      }
      return run(gerufen, { serieId, version: angaben.version, aktion: 'serie.change', decide })
    },

    end(
      gerufen: CalledBy,
      serieId: string,
      { version, letzterTag }: { version: number; letzterTag: string },
    ): Promise<JsonText<SerienQuittung>> {
      return run(gerufen, { serieId, version, aktion: 'serie.end', decide: (_, alt) => end(alt, letzterTag, now()) })
    },

    async preview(akteur: Akteur, { serieId, umfang, ab, ...angaben }: Vorschau) {
      const person = personOf(akteur)
      const { organisationId } = person
      const seen = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const am = now()
        const row = serieId === null ? null : await loadSerie(tx, organisationId, serieId)
        if (serieId !== null && row === null) throw sharedErrors.refuse('nicht_gefunden')
        const abTag = umfang === 'AB_HIER' ? ab : null
        const aenderung = row === null ? null : change(serieFrom(row), contentFrom(angaben), { ab: abTag, neueId: ports.newId(), now: am })
        const { serie } = aenderung === null ? { serie: added(angaben, organisationId) } : (aenderung.rest ?? aenderung)
        checkVersorgt(await loadKlientStatus(tx, serie.organisationId, serie.klientId))
        const lage = await loadLage(tx, serie, am)
        check(serie, person, lage)
        const instanzen = serieId === null ? [] : await loadInstanzen(tx, organisationId, { serieId, ab: abTag ?? berlinDate(am) })
        return { serie, lage, instanzen }
      })
      const { serie, lage } = seen
      const instanzen = await seal.readable(seen.instanzen)
      return { termine: showTermine(serie, instanzen, lage), wirkung: calculate(serie, instanzen, lage) }
    },
  }
}
