import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import type { Ports } from '../ports.ts'
import type { Tell } from '../shared/reminders.ts'
import type { Room } from '../shared/room.ts'
import { route, signedIn } from '../shared/route.ts'
import { createCertificates } from './certificate.usecases.ts'
import { attendToPeople, sendReminders } from './clock.usecases.ts'
import { createDuties } from './duty.usecases.ts'
import { createLearning } from './learn.usecases.ts'
import { createPaper } from './paper.usecases.ts'

const c = academyContract

export function academyRoom(ports: Ports, { tell }: { tell: Tell<'KURS_FAELLIG'> }) {
  const learning = createLearning(ports)
  const certificates = createCertificates(ports)
  const duties = createDuties(ports)
  const paper = createPaper(ports, certificates.readOwn)
  return {
    routes: [
      signedIn(c.categories, learning.categories),
      signedIn(c.courses, learning.courses),
      signedIn(c.course, learning.course),
      signedIn(c.steps, learning.steps),
      signedIn(c.saveProgress, learning.saveProgress),
      signedIn(c.quiz, learning.quiz),
      signedIn(c.answerQuiz, certificates.answerQuiz),
      signedIn(c.mine, certificates.mine),
      signedIn(c.certificate, paper.print),
      signedIn(c.report, duties.report),
      signedIn(c.saveDuty, duties.saveDuty),
      signedIn(c.removeDuty, duties.removeDuty),
      route(c.checkCertificate, ({ body, adresse, sprache }) => paper.check({ code: body.code, from: adresse, language: sprache })),
    ],
    jobs: { academyPeople: () => attendToPeople(ports), academyReminders: () => sendReminders(ports, tell) },
    own: { academy: certificates.ofPerson },
  } satisfies Room
}
