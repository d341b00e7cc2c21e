import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { AkteAngaben, AkteField, PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { fachgruppeOf } from '@dreiklang/domain/personal/personal'
import { personalErrors } from '@dreiklang/domain/personal/personal.errors'
import {
  type Bezug,
  bezugOf,
  maySee,
  checkAkte,
  checkAnleitung,
  checkApprobation,
  checkRolle,
  checkSperre,
} from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { isArzt, isPharmazeutisch } from '@dreiklang/domain/shared/rechte'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import {
  type AbwesenheitRow,
  type AkteRow,
  hasSecondFactor,
  loadAbwesenheiten,
  loadAkte,
  loadKollegen,
  saveAkte,
} from './akte.repository.ts'
import { checkLanrFree } from './aufnahme.ts'
import { hasVerwaltung, lockOrganisation } from './personal.repository.ts'
import type { Konten } from './personal.usecases.ts'
import { writeZugangMail } from './zugangMails.ts'

/** Lists of texts and of flat rows: the database keeps the fields of a row in an order of its own. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(flatten(one)) === JSON.stringify(flatten(other))
const flatten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flatten)
  return value !== null && typeof value === 'object' ? Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)) : value
}

interface Save {
  akteur: Akteur
  organisationId: string
  bisher: AkteRow
  angaben: AkteAngaben
  tellRights: (tx: Queryable) => Promise<void>
}

export function createAkten(ports: Ports, sessions: Pick<Konten, 'rechteChanged'>) {
  async function save(tx: Queryable, { akteur, organisationId, bisher, angaben, tellRights }: Save): Promise<number> {
    const { id: personId, version: alt } = bisher
    const felder = (Object.keys(angaben) as AkteField[]).filter((field) => !isSame(angaben[field], bisher[field]))
    if (felder.length === 0) return alt
    const rechte = felder.some((field) => field === 'rolle' || field === 'beruf' || field === 'lanr')
    const version = await saveAkte(tx, organisationId, { personId, version: alt, angaben, rechte })
    if (version === null) throw personalErrors.refuse('personal.veraltet')
    if (rechte) {
      await sessions.rechteChanged(tx, personId)
      await tellRights(tx)
    }
    await audit(tx, akteur, { aktion: 'personal.updatePerson', art: 'AENDERN', objektArt: 'PERSON', objektId: personId, felder })
    return version
  }

  return {
    /** @throws nicht_gefunden for unknown people and those of other organisations; who has left or is locked out only managers may see */
    async readStore(akteur: Akteur, personId: string): Promise<PersonAnswer> {
      const organisationId = ownOrganisation(akteur)
      const tag = berlinDate(ports.clock.now().toISOString())
      const bezug = bezugOf(akteur, { id: personId, organisationId }, false)
      const selbst = akteur.personId === personId
      const seen = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const akte = await loadAkte(tx, organisationId, personId)
        if (akte === null || bezug === null || (akte.stand !== 'AKTIV' && !maySee(bezug, 'ZUGANG')))
          throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, { aktion: 'personal.readPerson', art: 'LESEN', objektArt: 'PERSON', objektId: personId })
        const abwesenheiten = await loadAbwesenheiten(tx, organisationId, { personIds: [personId], ab: tag })
        const waehlt = selbst || bezug === 'LEITUNG'
        return {
          akte,
          bezug,
          abwesenheiten,
          kollegen: waehlt ? await loadKollegen(tx, organisationId, { ohne: personId, heute: tag }) : [],
        }
      })
      const zweiterFaktor = maySee(seen.bezug, 'ZUGANG') && (await hasSecondFactor(onBehalfOf(ports.database, systemContext), personId))
      return personAnswerOf({ ...seen, selbst, zweiterFaktor })
    },

    /** Role, profession and LANR are rights: changing one of them ends all sessions of the person. */
    async change(
      akteur: Akteur,
      { personId, version, ...angaben }: AkteAngaben & { personId: string; version: number },
    ): Promise<{ version: number }> {
      const organisationId = ownOrganisation(akteur)
      const sprache = await loadLanguage(onBehalfOf(ports.database, systemContext), personId, 'de')
      try {
        return await ports.database.transaction(contextOf(akteur), async (tx) => {
          const haus = await lockOrganisation(tx, organisationId)
          const bisher = await loadAkte(tx, organisationId, personId)
          if (haus === null || bisher === null) throw sharedErrors.refuse('nicht_gefunden')
          if (bisher.version !== version) throw personalErrors.refuse('personal.veraltet')
          checkRolle(akteur, bisher, angaben.rolle)
          checkAkte(haus.art, angaben)
          const tag = berlinDate(ports.clock.now().toISOString())
          checkApprobation(angaben, tag)
          const kollegen = angaben.anleitungId === null ? [] : await loadKollegen(tx, organisationId, { ohne: personId, heute: tag })
          checkAnleitung(
            angaben,
            kollegen.filter(({ darfAnleiten }) => darfAnleiten).map(({ id }) => id),
          )
          if (bisher.stand === 'AKTIV' && !isVerwaltung(angaben.rolle))
            checkSperre({ rolle: bisher.rolle, aktiv: true }, await hasVerwaltung(tx, organisationId, personId))
          await checkLanrFree(tx, organisationId, { lanr: angaben.lanr, ohne: personId })
          const { email: an, name } = bisher
          const what = { kind: 'changed' as const, before: bisher, after: angaben }
          const mail = writeZugangMail({ an, name, sprache, organisation: haus.name, durch: akteur, what })
          const tellRights = async (inside: Queryable) => (bisher.stand === 'AKTIV' ? queueMail(inside, mail) : undefined)
          return { version: await save(tx, { akteur, organisationId, bisher, angaben, tellRights }) }
        })
      } catch (error) {
        if (!(error instanceof ConstraintViolation)) throw error
        if (error.constraint === 'person_handzeichen')
          throw personalErrors.refuse('personal.handzeichen_vergeben', wrongField('handzeichen'))
        if (error.constraint === 'person_personalnummer')
          throw personalErrors.refuse('personal.personalnummer_vergeben', wrongField('personalnummer'))
        throw error
      }
    },
  }
}

interface Gelesen {
  akte: AkteRow
  bezug: Bezug
  selbst: boolean
  zweiterFaktor: boolean
  abwesenheiten: readonly AbwesenheitRow[]
  kollegen: PersonAnswer['kollegen']
}

function personAnswerOf({ akte, bezug, selbst, zweiterFaktor, abwesenheiten, kollegen }: Gelesen): PersonAnswer {
  const leitung = bezug === 'LEITUNG'
  const withGrund = selbst || maySee(bezug, 'GRUND')
  return {
    ...verzeichnisOf(akte),
    abwesenheiten: abwesenheiten.map(({ id, von, bis, art, vertretung }) => ({ id, von, bis, vertretung, art: withGrund ? art : null })),
    vertrag: maySee(bezug, 'VERTRAG') ? vertragOf(akte) : null,
    zugang: maySee(bezug, 'ZUGANG') ? zugangOf(akte, zweiterFaktor) : null,
    kollegen,
    darf: { aendern: leitung, rolleAendern: leitung && !selbst, zugang: leitung, abwesenheit: leitung || selbst },
  }
}

function verzeichnisOf(akte: AkteRow) {
  const {
    id,
    version,
    art,
    stand,
    name,
    rolle,
    beruf,
    qualifikation,
    zusatzqualifikationen,
    funktion,
    telefon,
    handzeichen,
    lanr,
    anleitung,
  } = akte
  return {
    id,
    version,
    art,
    stand,
    name,
    rolle,
    beruf,
    qualifikation,
    zusatzqualifikationen,
    funktion,
    telefon,
    handzeichen,
    istPharmazeutisch: isPharmazeutisch(beruf),
    darfVerordnen: isArzt(akte) && (funktion !== 'WEITERBILDUNGSASSISTENT' || anleitung !== null),
    fachgruppe: fachgruppeOf(lanr),
  }
}

function vertragOf(akte: AkteRow): NonNullable<PersonAnswer['vertrag']> {
  const { personalnummer, wochenstunden, schweigepflichtAm, telematikId, fuehrerschein, beschaeftigtennummer } = akte
  const { behandlungspflege, approbationAm, lanr, anleitungId, anleitung, unterschriftsberechtigt, email } = akte
  return {
    personalnummer,
    wochenstunden,
    schweigepflichtAm,
    telematikId,
    fuehrerschein,
    beschaeftigtennummer,
    behandlungspflege,
    approbationAm,
    lanr,
    anleitungId,
    anleitung,
    unterschriftsberechtigt,
    email,
  }
}

function zugangOf({ sperrgrund, letzterTag, ausgeschiedenAm, uebernimmt }: AkteRow, zweiterFaktor: boolean) {
  return { zweiterFaktor, grund: sperrgrund, letzterTag, ausgeschiedenAm, uebernimmt }
}
