/** Locking accounts, leaving, and what happens to the work of those who leave. */
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { personalFehler } from '@dreiklang/domain/personal/personal.errors'
import { pruefeGrund, pruefeSperre } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { falsch, kontextIn, pruefeLanrFrei } from './aufnahme.ts'
import {
  beendeZugang,
  hatVerwaltung,
  ladeFaellige,
  ladeZugang,
  merkeAusscheiden,
  organisationDerPerson,
  setzeAktiv,
  sperreOrganisation,
} from './personal.repository.ts'

/** What the room asks of the sessions. */
export type Konten = Pick<Sitzungen, 'rechteGeaendert' | 'wartendesKonto' | 'uebernimmWartendes'>

/** Assignments in rooms above, from a day on, go to a colleague of the same organisation; passed in, because no door leads up. */
export type Uebergib = (
  tx: Queryable,
  uebergabe: { organisationId: string; von: string; an: string; ab: string; jetzt: string },
) => Promise<void>

export function createPersonal(ports: Ports, { sitzungen, uebergib }: { sitzungen: Konten; uebergib: Uebergib }) {
  const jetzt = () => ports.clock.now().toISOString()

  /** The organisation in which the actor decides about the person. @throws nicht_gefunden */
  async function zustaendig(akteur: Akteur, personId: string): Promise<string> {
    if (akteur.rolle !== 'ROLE_ADMIN') return eigeneOrganisation(akteur)
    const organisationId = await organisationDerPerson(imNamen(ports.database, systemKontext), personId)
    if (organisationId === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return organisationId
  }

  /** Runs alone among all that change the people of the organisation. @throws nicht_gefunden */
  async function mitPerson<Ergebnis>(
    { akteur, organisationId, personId }: { akteur: Akteur; organisationId: string; personId: string },
    tue: (tx: Queryable, person: NonNullable<Awaited<ReturnType<typeof ladeZugang>>>) => Promise<Ergebnis>,
  ): Promise<Ergebnis> {
    return ports.database.transaction(kontextIn(organisationId, akteur), async (tx) => {
      await sperreOrganisation(tx, organisationId)
      const person = await ladeZugang(tx, organisationId, personId)
      if (person === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return tue(tx, person)
    })
  }

  async function beende(
    tx: Queryable,
    { personId, organisationId, uebernimmtId }: { personId: string; organisationId: string; uebernimmtId: string | null },
    durch: Akteur | null,
  ): Promise<void> {
    const am = jetzt()
    const tag = berlinDatum(am)
    await beendeZugang(tx, organisationId, { personId, tag, jetzt: am })
    if (uebernimmtId !== null) await uebergib(tx, { organisationId, von: personId, an: uebernimmtId, ab: tag, jetzt: am })
    await sitzungen.rechteGeaendert(tx, personId)
    await protokolliere(tx, durch, {
      aktion: 'personal.leave',
      art: 'AENDERN',
      objektArt: 'PERSON',
      objektId: personId,
      organisationId,
      felder: ['aktiv', 'ausgeschiedenAm'],
    })
  }

  return {
    /** Unlocks or locks a person. Whoever is already in the wanted state stays signed in; unlocking cancels a planned leaving. */
    async setActive(
      akteur: Akteur,
      { personId, aktiv: offen, grund }: { personId: string; aktiv: boolean; grund: string | null },
    ): Promise<void> {
      const organisationId = await zustaendig(akteur, personId)
      await mitPerson({ akteur, organisationId, personId }, async (tx, person) => {
        if (person.aktiv === offen && person.letzterTag === null) return
        if (offen) await pruefeLanrFrei(tx, organisationId, { lanr: person.lanr, ohne: personId })
        else {
          pruefeSperre(person, await hatVerwaltung(tx, organisationId, personId))
          pruefeGrund(akteur, grund)
        }
        await setzeAktiv(tx, organisationId, { personId, offen, grund: offen ? null : grund })
        await sitzungen.rechteGeaendert(tx, personId)
        await protokolliere(tx, akteur, {
          aktion: 'personal.setActive',
          art: 'AENDERN',
          objektArt: 'PERSON',
          objektId: personId,
          organisationId,
          felder: ['aktiv'],
          grund,
        })
      })
    },

    /** @throws personal.ist_weg, personal.tag_vorbei, personal.letzte_verwaltung, personal.kollege_unbekannt */
    async leave(
      akteur: Akteur,
      { personId, letzterTag, uebernimmtId }: { personId: string; letzterTag: string | null; uebernimmtId: string | null },
    ): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await mitPerson({ akteur, organisationId, personId }, async (tx, person) => {
        if (!person.aktiv) throw personalFehler.ablehnen('personal.ist_weg')
        const heute = berlinDatum(jetzt())
        if (letzterTag !== null && letzterTag < heute) throw personalFehler.ablehnen('personal.tag_vorbei', falsch('letzterTag'))
        pruefeSperre(person, await hatVerwaltung(tx, organisationId, personId))
        const nachfolge = uebernimmtId === null ? null : await ladeZugang(tx, organisationId, uebernimmtId)
        if (uebernimmtId !== null && (uebernimmtId === personId || nachfolge?.aktiv !== true))
          throw personalFehler.ablehnen('personal.kollege_unbekannt', falsch('uebernimmtId'))
        await merkeAusscheiden(tx, organisationId, { personId, letzterTag: letzterTag ?? heute, uebernimmtId })
        if (letzterTag === null) return beende(tx, { personId, organisationId, uebernimmtId }, akteur)
        await protokolliere(tx, akteur, {
          aktion: 'personal.leave',
          art: 'AENDERN',
          objektArt: 'PERSON',
          objektId: personId,
          felder: ['letzterTag'],
        })
      })
    },

    /** Ends access of people whose last day is over; a last manager stays, because an organisation is never without one. */
    async tick(): Promise<void> {
      const heute = berlinDatum(jetzt())
      for (const { personId, organisationId } of await ladeFaellige(imNamen(ports.database, systemKontext), heute)) {
        await ports.database.transaction(systemKontext, async (tx) => {
          await sperreOrganisation(tx, organisationId)
          const person = await ladeZugang(tx, organisationId, personId)
          if (person === null || !person.aktiv || person.letzterTag === null || person.letzterTag >= heute) return
          if (istVerwaltung(person.rolle) && !(await hatVerwaltung(tx, organisationId, personId))) return
          await beende(tx, { personId, organisationId, uebernimmtId: person.uebernimmtId }, null)
        })
      }
    },
  }
}
