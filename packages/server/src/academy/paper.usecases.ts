/** The certificate on paper, and the answer to whoever holds its code. */
import type { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { academyErrors } from '@dreiklang/domain/academy/academy.errors'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import type { Papier } from '../papier/bloecke.ts'
import { germanDatum } from '../papier/deutsch.ts'
import { papierAnswer, writePapier } from '../papier/papier.ts'
import type { Ports } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { loadCourseText } from './course.ts'
import { checkCourse, whose } from './learn.usecases.ts'
import { type CertificateRow, loadByCode } from './progress.repository.ts'

type Contract = typeof academyContract

const words = {
  de: {
    title: 'Zertifikat',
    sentence: (name: string, course: string) =>
      `${name} hat den Kurs „${course}“ der Dreiklang-Akademie durchgearbeitet und das Quiz bestanden.`,
    house: 'Organisation',
    course: 'Kurs',
    passed: 'Bestanden am',
    quiz: 'Richtige Antworten',
    counted: (right: number, of: number) => `${right} von ${of}`,
    asOf: 'Stand des Kurses',
    code: 'Code',
    check: (address: string) => `Ob dieses Zertifikat echt ist, zeigt ${address}.`,
    limits:
      'Es bescheinigt die Teilnahme an einer Schulung zur Arbeit mit Dreiklang. Es ersetzt weder eine berufliche Qualifikation noch eine vorgeschriebene Fortbildung.',
  },
  en: {
    title: 'Certificate',
    sentence: (name: string, course: string) =>
      `${name} has worked through the course “${course}” of the Dreiklang Academy and passed its quiz.`,
    house: 'Organisation',
    course: 'Course',
    passed: 'Passed on',
    quiz: 'Right answers',
    counted: (right: number, of: number) => `${right} of ${of}`,
    asOf: 'Course as of',
    code: 'Code',
    check: (address: string) => `Whether this certificate is genuine can be checked at ${address}.`,
    limits:
      'It certifies training in working with Dreiklang. It replaces neither a professional qualification nor any training that is prescribed by law.',
  },
} as const

interface Printed {
  row: CertificateRow
  name: string
  house: string
  course: string
  /** When it is printed, ISO 8601. */
  am: string
  publicUrl: string
}

function certificatePaper({ row, name, house, course, am, publicUrl }: Printed, language: Language): Papier {
  const word = words[language]
  return {
    titel: word.title,
    haus: house,
    datum: germanDatum(berlinDate(am)),
    am,
    sprache: language,
    bloecke: [
      { art: 'absatz', text: word.sentence(name, course) },
      {
        art: 'angaben',
        zeilen: [
          [word.course, course],
          [word.house, house],
          [word.passed, germanDatum(berlinDate(row.passedAt))],
          [word.quiz, word.counted(row.right, row.questions)],
          [word.asOf, germanDatum(row.courseAsOf)],
          [word.code, row.code],
        ],
      },
      { art: 'absatz', text: word.check(`${publicUrl}/certificate/${row.code}`) },
      { art: 'absatz', text: word.limits },
    ],
  }
}

export function createPaper(
  ports: Ports,
  readOwn: (akteur: CalledBy<Contract['certificate']>['akteur'], id: string) => Promise<CertificateRow>,
) {
  const system = onBehalfOf(ports.database, systemContext)
  const gate = createGate(ports)
  const limits = createLimits(ports)

  return {
    async print({ akteur, sprache, query }: CalledBy<Contract['certificate']>): Promise<Response> {
      const row = await readOwn(akteur, query.id)
      checkCourse(akteur, row.courseId)
      const house = await loadOwn(onBehalfOf(ports.database, contextOf(akteur)), whose(akteur).organisationId)
      if (house === null) throw sharedErrors.refuse('nicht_gefunden')
      const { title } = await loadCourseText(row.courseId, sprache)
      const printed = {
        row,
        name: akteur.name,
        house: house.name,
        course: title,
        am: ports.clock.now().toISOString(),
        publicUrl: ports.publicUrl,
      }
      return papierAnswer(await writePapier(certificatePaper(printed, sprache), ports.fonts), `certificate-${row.code}.pdf`)
    },

    /** Only wrong codes count towards the limit. @throws academy.code_unbekannt, zu_viele_anfragen */
    async check({ code, from, language }: { code: string; from: string; language: Language }) {
      const applying = await limits.forLink(from, 'zertifikat')
      return gate.passWith(
        applying,
        () => loadByCode(system, code),
        async (found) => {
          if (found === null) {
            await gate.fail(applying)
            throw academyErrors.refuse('academy.code_unbekannt')
          }
          const { title } = await loadCourseText(found.courseId, language)
          return { name: found.name, house: found.house, title, passedOn: berlinDate(found.passedAt) }
        },
      )
    },
  }
}
