/** Mandatory courses, for the heads of a house. What anybody has answered is not theirs to see. */
import { stateOfAssignment } from '@dreiklang/domain/academy/academy'
import type { AcademyReport, academyContract } from '@dreiklang/domain/academy/academy.contract'
import { academyErrors } from '@dreiklang/domain/academy/academy.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { assign } from './assign.ts'
import { loadCourseText } from './course.ts'
import { deleteDuty, deleteOtherAssignments, loadAssignments, loadDuties, loadLastPassed, loadPeople, saveDuty } from './duty.repository.ts'
import { checkCourse, whose } from './learn.usecases.ts'
import { lockAcademy } from './progress.repository.ts'

type Contract = typeof academyContract

export function createDuties(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'academy')

  async function readReport(db: Queryable, organisationId: string, language: Language): Promise<AcademyReport> {
    const today = berlinDate(ports.clock.now().toISOString())
    const assignments = await loadAssignments(db, { organisationId, personId: null })
    const duties = (await loadDuties(db, organisationId)).map(async (duty) => ({
      ...duty,
      title: (await loadCourseText(duty.courseId, language)).title,
      people: assignments
        .filter(({ courseId }) => courseId === duty.courseId)
        .map(({ personId, name, due, doneAt }) => {
          const state = stateOfAssignment({ due, passed: doneAt !== null }, today)
          return { personId, name, due, doneAt, state }
        }),
    }))
    const people = (await loadPeople(db, organisationId)).map(({ id, name }) => ({ id, name }))
    return { people, duties: await Promise.all(duties) }
  }

  return {
    report({ akteur, sprache }: CalledBy<Contract['report']>): Promise<AcademyReport> {
      return readReport(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur), sprache)
    },

    saveDuty({ akteur, sprache, body }: CalledBy<Contract['saveDuty']>): Promise<AcademyReport> {
      checkCourse(akteur, body.courseId)
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockAcademy(tx, organisationId)
        const { people: named, ...duty } = body
        const team = await loadPeople(tx, organisationId)
        if (!body.everyone && named.some((id) => !team.some((one) => one.id === id))) throw academyErrors.refuse('academy.person_unbekannt')
        const chosen = body.everyone ? team : team.filter(({ id }) => named.includes(id))
        const where = { organisationId, courseId: body.courseId }
        await saveDuty(tx, whose(akteur), { ...duty, now: ports.clock.now().toISOString() })
        await deleteOtherAssignments(tx, { ...where, people: chosen.map(({ id }) => id) })
        const passed = await loadLastPassed(tx, where)
        for (const { id: personId, joined } of chosen)
          await assign(ports, tx, { ...where, ...duty, personId, joined, passedAt: passed.get(personId) ?? null })
        await audit(tx, akteur, { aktion: 'academy.saveDuty', art: 'AENDERN', objektArt: 'COURSE', objektId: body.courseId })
        return readReport(tx, organisationId, sprache)
      })
    },

    removeDuty({ akteur, sprache, query: { id: courseId } }: CalledBy<Contract['removeDuty']>): Promise<AcademyReport> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        if (!(await deleteDuty(tx, { organisationId, courseId }))) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, { aktion: 'academy.removeDuty', art: 'AENDERN', objektArt: 'COURSE', objektId: courseId })
        return readReport(tx, organisationId, sprache)
      })
    },
  }
}
