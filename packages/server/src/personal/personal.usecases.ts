import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { personalErrors } from '@dreiklang/domain/personal/personal.errors'
import { checkGrund, checkSperre } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Sessions } from '../shared/sessions.ts'
import { contextIn, checkLanrFree } from './aufnahme.ts'
import {
  type ZugangRow,
  endZugang,
  hasVerwaltung,
  loadDue,
  loadZugang,
  rememberAusscheiden,
  organisationOfPerson,
  setAktiv,
  lockOrganisation,
} from './personal.repository.ts'
import { type ZugangMail, writeZugangMail } from './zugangMails.ts'

export type Konten = Pick<Sessions, 'rechteChanged' | 'waitingKonto' | 'listWaiting' | 'countWaiting' | 'refuseWaiting' | 'takeOverWaiting'>

/** Assignments in rooms above, from a day on, go to a colleague of the same organisation; passed in, because no door leads up. */
export type Uebergib = (
  tx: Queryable,
  uebergabe: { organisationId: string; von: string; an: string; ab: string; now: string },
) => Promise<void>

type Tell = (what: ZugangMail['what']) => Promise<void>

const tellBy =
  (tx: Queryable, to: Omit<ZugangMail, 'what'>): Tell =>
  (what) =>
    queueMail(tx, writeZugangMail({ ...to, what }))

export function createPersonal(ports: Ports, { sitzungen, uebergib }: { sitzungen: Konten; uebergib: Uebergib }) {
  const now = () => ports.clock.now().toISOString()

  /** The organisation in which the actor decides about the person. @throws nicht_gefunden */
  async function zustaendig(akteur: Akteur, personId: string): Promise<string> {
    if (akteur.rolle !== 'ROLE_ADMIN') return ownOrganisation(akteur)
    const organisationId = await organisationOfPerson(onBehalfOf(ports.database, systemContext), personId)
    if (organisationId === null) throw sharedErrors.refuse('nicht_gefunden')
    return organisationId
  }

  /** Runs alone among all that change the people of the organisation. @throws nicht_gefunden */
  async function withPerson<Result>(
    { akteur, organisationId, personId }: { akteur: Akteur; organisationId: string; personId: string },
    run: (tx: Queryable, person: ZugangRow, tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    const sprache = await loadLanguage(onBehalfOf(ports.database, systemContext), personId, 'de')
    return ports.database.transaction(contextIn(organisationId, akteur), async (tx) => {
      const haus = await lockOrganisation(tx, organisationId)
      const person = await loadZugang(tx, organisationId, personId)
      if (haus === null || person === null) throw sharedErrors.refuse('nicht_gefunden')
      return run(tx, person, tellBy(tx, { an: person.email, name: person.name, sprache, organisation: haus.name, durch: akteur }))
    })
  }

  async function end(
    tx: Queryable,
    { personId, organisationId, uebernimmtId }: { personId: string; organisationId: string; uebernimmtId: string | null },
    { durch, tell }: { durch: Akteur | null; tell: Tell },
  ): Promise<void> {
    const am = now()
    const tag = berlinDate(am)
    await endZugang(tx, organisationId, { personId, tag, now: am })
    if (uebernimmtId !== null) await uebergib(tx, { organisationId, von: personId, an: uebernimmtId, ab: tag, now: am })
    await sitzungen.rechteChanged(tx, personId)
    await audit(tx, durch, {
      aktion: 'personal.leave',
      art: 'AENDERN',
      objektArt: 'PERSON',
      objektId: personId,
      organisationId,
      felder: ['aktiv', 'ausgeschiedenAm'],
    })
    await tell({ kind: 'ended' })
  }

  return {
    /** Unlocks or locks a person. Whoever is already in the wanted state stays signed in; unlocking cancels a planned leaving. */
    async setActive(
      akteur: Akteur,
      { personId, aktiv: offen, grund }: { personId: string; aktiv: boolean; grund: string | null },
    ): Promise<void> {
      const organisationId = await zustaendig(akteur, personId)
      await withPerson({ akteur, organisationId, personId }, async (tx, person, tell) => {
        if (person.aktiv === offen && person.letzterTag === null) return
        if (offen) await checkLanrFree(tx, organisationId, { lanr: person.lanr, ohne: personId })
        else {
          checkSperre(person, await hasVerwaltung(tx, organisationId, personId))
          checkGrund(akteur, grund)
        }
        await setAktiv(tx, organisationId, { personId, offen, grund: offen ? null : grund })
        await sitzungen.rechteChanged(tx, personId)
        await tell(offen ? { kind: 'opened' } : { kind: 'locked', grund })
        await audit(tx, akteur, {
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
      const organisationId = ownOrganisation(akteur)
      await withPerson({ akteur, organisationId, personId }, async (tx, person, tell) => {
        if (!person.aktiv) throw personalErrors.refuse('personal.ist_weg')
        const today = berlinDate(now())
        if (letzterTag !== null && letzterTag < today) throw personalErrors.refuse('personal.tag_vorbei', wrongField('letzterTag'))
        checkSperre(person, await hasVerwaltung(tx, organisationId, personId))
        const nachfolge = uebernimmtId === null ? null : await loadZugang(tx, organisationId, uebernimmtId)
        if (uebernimmtId !== null && (uebernimmtId === personId || nachfolge?.aktiv !== true))
          throw personalErrors.refuse('personal.kollege_unbekannt', wrongField('uebernimmtId'))
        await rememberAusscheiden(tx, organisationId, { personId, letzterTag: letzterTag ?? today, uebernimmtId })
        if (letzterTag === null) return end(tx, { personId, organisationId, uebernimmtId }, { durch: akteur, tell })
        await audit(tx, akteur, {
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
      const today = berlinDate(now())
      for (const { personId, organisationId } of await loadDue(onBehalfOf(ports.database, systemContext), today)) {
        await ports.database.transaction(systemContext, async (tx) => {
          const haus = await lockOrganisation(tx, organisationId)
          const person = await loadZugang(tx, organisationId, personId)
          if (haus === null || person === null || !person.aktiv || person.letzterTag === null || person.letzterTag >= today) return
          if (isVerwaltung(person.rolle) && !(await hasVerwaltung(tx, organisationId, personId))) return
          const sprache = await loadLanguage(tx, personId, 'de')
          const to = { an: person.email, name: person.name, sprache, organisation: haus.name, durch: null }
          await end(tx, { personId, organisationId, uebernimmtId: person.uebernimmtId }, { durch: null, tell: tellBy(tx, to) })
        })
      }
    },
  }
}
