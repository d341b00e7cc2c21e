/** Series are made, changed and ended: load, decide, save, and bring the plan to it in one transaction. */
import { eingeteilte } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { hausbesuchFehler } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { liesRegel, schreibeRegel } from '@dreiklang/domain/serie/regel'
import { type Aenderung, aendere, beende } from '@dreiklang/domain/serie/serie.decider'
import type { SerienAenderung, SerienAngaben, SerienQuittung } from '@dreiklang/domain/serie/serie.contract'
import { serieFehler } from '@dreiklang/domain/serie/serie.errors'
import { serienSperre } from '@dreiklang/domain/serie/serie.policy'
import type { Besuchsserie, SerienInhalt, Umfang } from '@dreiklang/domain/serie/serie'
import { naechsteTermine } from '@dreiklang/domain/serie/termine'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { haengeInstanzenUm, ladeInstanzen } from '../hausbesuch/instanzen.repository.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Idempotenz } from '../shared/route.ts'
import { takeStepOnce } from '../shared/step.ts'
import { type GleicheSerieAb, naechsterLauf, rechne } from './abgleich.ts'
import { type Lage, ladeLage } from './lage.ts'
import { fuegeSerieEin, halteSerie, ladeSerie, serieAus, speichereSerie } from './serie.repository.ts'
import { zeigeTermine } from './termine.ts'

interface Gerufen {
  akteur: Akteur
  idempotenz: Idempotenz | null
}

interface Schritt {
  serieId: string
  version: number
  aktion: string
  /** What becomes of the series as it is held. */
  entscheide: (tx: Queryable, alt: Besuchsserie) => Aenderung | Promise<Aenderung>
}

type Vorschau = SerienAngaben & { umfang: Umfang; ab: string | null; serieId: string | null }

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** Normalises the text, so that the same rule is always stored the same way. */
const geschrieben = (text: string): string => {
  const regel = liesRegel(text)
  return regel === null ? text : schreibeRegel(regel)
}

function inhaltAus(angaben: SerienInhalt): SerienInhalt {
  const { uhrzeit, dauerMinuten, personIds, fahrzeug, leistungen, anlass, anlassCode, gueltigVon, gueltigBis } = angaben
  const { feiertagsregel, bundesland, ausnahmen, regel } = angaben
  const wann = { regel: geschrieben(regel), uhrzeit, dauerMinuten, gueltigVon, gueltigBis, feiertagsregel, bundesland }
  return { ...wann, ausnahmen: ausnahmen.toSorted(), personIds, fahrzeug, leistungen, anlass, anlassCode }
}

/** Gates of a series that is to be: the person may plan it, there is someone to visit, and the people can go. */
function pruefe(serie: Besuchsserie, person: Person, lage: Lage): void {
  const gesperrt = serienSperre(serie, person)
  if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
  if (lage.pflegedienstId === null) throw hausbesuchFehler.ablehnen('hausbesuch.klient_unbekannt', falsch('klientId'))
  eingeteilte(serie.typ, serie, { person, jetzt: lage.jetzt, neueId: () => '', personen: lage.eigene, befunde: lage.befunde })
  if (naechsteTermine(serie, { ab: serie.gueltigVon, anzahl: 1, abwesend: [] }).length === 0)
    throw serieFehler.ablehnen('serie.ohne_termin', falsch('regel'))
}

export function createSerien(
  ports: Ports,
  { gleicheSerieAb, meldungen }: { gleicheSerieAb: GleicheSerieAb; meldungen: Pick<Meldungen, 'dannMelden'> },
) {
  const jetzt = () => ports.clock.now().toISOString()

  const neue = (angaben: SerienAngaben, organisationId: string): Besuchsserie => {
    const { klientId, typ } = angaben
    return { ...inhaltAus(angaben), id: ports.newId(), version: 1, organisationId, klientId, typ, vorgaengerId: null, erstelltAm: jetzt() }
  }

  async function protokoll(tx: Queryable, akteur: Akteur, { aktion, serie }: { aktion: string; serie: Besuchsserie }): Promise<void> {
    const { id: objektId, klientId } = serie
    await protokolliere(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'SERIE', objektId, klientId })
  }

  /** The old part first: what it loses must not be planned by both. */
  async function setzeUm(tx: Queryable, akteur: Akteur, { aktion, aenderung }: { aktion: string; aenderung: Aenderung }) {
    const { serie, rest } = aenderung
    const am = jetzt()
    await speichereSerie(tx, serie, naechsterLauf(serie, am))
    await protokoll(tx, akteur, { aktion, serie })
    if (rest === null) {
      const wirkung = await gleicheSerieAb(tx, serie, { aktion, akteur, jetzt: am })
      return { id: serie.id, version: serie.version, wirkung }
    }
    await fuegeSerieEin(tx, rest.serie, naechsterLauf(rest.serie, am))
    await haengeInstanzenUm(tx, serie.organisationId, { serieId: serie.id, ab: rest.abTag, nach: rest.serie.id })
    await protokoll(tx, akteur, { aktion, serie: rest.serie })
    const wirkung = await gleicheSerieAb(tx, rest.serie, { aktion, akteur, jetzt: am })
    return { id: rest.serie.id, version: rest.serie.version, wirkung }
  }

  function tue({ akteur, idempotenz }: Gerufen, { serieId, version, aktion, entscheide }: Schritt): Promise<JsonText<SerienQuittung>> {
    const person = personVon(akteur)
    const gesetzt = takeStepOnce(ports, {
      akteur,
      idempotenz,
      load: (tx) => halteSerie(tx, person.organisationId, serieId),
      isCurrent: (serie) => serie.version === version,
      stale: () => serieFehler.ablehnen('serie.veraltet'),
      take: async (serie, tx) => {
        const gesperrt = serienSperre(serie, person)
        if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
        return setzeUm(tx, akteur, { aktion, aenderung: await entscheide(tx, serie) })
      },
    })
    return meldungen.dannMelden(gesetzt)
  }

  return {
    create({ akteur, idempotenz }: Gerufen, angaben: SerienAngaben): Promise<JsonText<SerienQuittung>> {
      const person = personVon(akteur)
      return meldungen.dannMelden(
        einmal(ports, { akteur, idempotenz }, async (tx) => {
          const serie = neue(angaben, person.organisationId)
          pruefe(serie, person, await ladeLage(tx, serie, jetzt()))
          await fuegeSerieEin(tx, serie, naechsterLauf(serie, jetzt()))
          await protokoll(tx, akteur, { aktion: 'serie.create', serie })
          const wirkung = await gleicheSerieAb(tx, serie, { aktion: 'serie.create', akteur, jetzt: jetzt() })
          return { id: serie.id, version: 1, wirkung }
        }),
      )
    },

    change(gerufen: Gerufen, serieId: string, angaben: SerienAenderung): Promise<JsonText<SerienQuittung>> {
      const person = personVon(gerufen.akteur)
      const ab = angaben.umfang === 'AB_HIER' ? angaben.ab : null
      const entscheide = async (tx: Queryable, alt: Besuchsserie): Promise<Aenderung> => {
        const aenderung = aendere(alt, inhaltAus(angaben), { ab, neueId: ports.newId(), jetzt: jetzt() })
        const { serie } = aenderung.rest ?? aenderung
        pruefe(serie, person, await ladeLage(tx, serie, jetzt()))
        return aenderung
      }
      return tue(gerufen, { serieId, version: angaben.version, aktion: 'serie.change', entscheide })
    },

    end(
      gerufen: Gerufen,
      serieId: string,
      { version, letzterTag }: { version: number; letzterTag: string },
    ): Promise<JsonText<SerienQuittung>> {
      return tue(gerufen, { serieId, version, aktion: 'serie.end', entscheide: (_, alt) => beende(alt, letzterTag, jetzt()) })
    },

    /** As it would be; the visits of the old part that end with it belong to the new one. */
    preview(akteur: Akteur, { serieId, umfang, ab, ...angaben }: Vorschau) {
      const person = personVon(akteur)
      const { organisationId } = person
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const am = jetzt()
        const row = serieId === null ? null : await ladeSerie(tx, organisationId, serieId)
        if (serieId !== null && row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const abTag = umfang === 'AB_HIER' ? ab : null
        const aenderung = row === null ? null : aendere(serieAus(row), inhaltAus(angaben), { ab: abTag, neueId: ports.newId(), jetzt: am })
        const { serie } = aenderung === null ? { serie: neue(angaben, organisationId) } : (aenderung.rest ?? aenderung)
        const lage = await ladeLage(tx, serie, am)
        pruefe(serie, person, lage)
        const instanzen = serieId === null ? [] : await ladeInstanzen(tx, organisationId, { serieId, ab: abTag ?? berlinDatum(am) })
        return { termine: zeigeTermine(serie, instanzen, lage), wirkung: rechne(serie, instanzen, lage) }
      })
    },
  }
}
