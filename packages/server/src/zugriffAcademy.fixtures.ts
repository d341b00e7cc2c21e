/** What the calls of the academy are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

/** A course of every side. */
const id = 'notfall'

export const anfragenOfAcademy: Anfragen = {
  'academy.categories': () => ({}),
  'academy.courses': () => ({}),
  'academy.course': () => ({ query: { id } }),
  'academy.steps': () => ({ query: { id } }),
  'academy.saveProgress': () => ({ body: { id, currentStep: 1 } }),
  'academy.quiz': () => ({ query: { id } }),
  'academy.answerQuiz': () => ({ body: { id, answers: [] } }),
  'academy.mine': () => ({}),
  'academy.certificate': () => ({ query: { id: niemandsId } }),
  'academy.report': () => ({}),
  'academy.saveDuty': () => ({ body: { courseId: id, due: '2026-12-31', renewMonths: null, everyone: false, people: [niemandsId] } }),
  'academy.removeDuty': () => ({ query: { id } }),
  'academy.checkCertificate': () => ({ body: { code: 'ABCD-EFGH-JKLM-NPQR' } }),
}

export const tableOfAcademy = `
academy.categories                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.courses                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.course                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.steps                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.saveProgress              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.quiz                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.answerQuiz                401 401 403 422 422 422 422 422 422 422 422 422 422 422 422
academy.mine                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
academy.certificate               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
academy.report                    401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
academy.saveDuty                  401 401 403 403 422 403 422 403 422 403 422 403 422 403 422
academy.removeDuty                401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
academy.checkCertificate          404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
`
