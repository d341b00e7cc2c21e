/** Progress and certificates of one person. Every statement is scoped by the organisation of the actor, and by the person. */
import type { CourseId } from '@dreiklang/domain/academy/academy'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type Whose = Record<'organisationId' | 'personId', string>

export interface ProgressRow {
  courseId: CourseId
  currentStep: number
  completed: number
  updatedAt: string
}

const selectProgress = sql(
  'academy.selectProgress',
  `select course_id as "courseId", current_step as "currentStep", completed, updated_at as "updatedAt" from course_progress
    where organisation_id = :organisationId and person_id = :personId order by course_id`,
)

export function loadProgress(db: Queryable, whose: Whose): Promise<ProgressRow[]> {
  return db.query<ProgressRow>(selectProgress, whose)
}

const upsertProgress = sql(
  'academy.saveProgress',
  `insert into course_progress (organisation_id, person_id, course_id, current_step, completed, updated_at)
    values (:organisationId, :personId, :courseId, :currentStep, :once, :now)
    on conflict (organisation_id, person_id, course_id) do update
      set current_step = excluded.current_step, completed = course_progress.completed + excluded.completed, updated_at = excluded.updated_at`,
)

/** `once`: 1 when the quiz was passed just now. */
export async function saveProgress(
  tx: Queryable,
  whose: Whose,
  row: { courseId: CourseId; currentStep: number; once: 0 | 1; now: string },
): Promise<void> {
  await exactly(1, tx.write(upsertProgress, { ...whose, ...row }))
}

export interface CertificateRow {
  id: string
  courseId: CourseId
  code: string
  courseAsOf: string
  right: number
  questions: number
  passedAt: string
}

const columns = `id, course_id as "courseId", code, course_as_of as "courseAsOf", right_answers as "right", questions, passed_at as "passedAt"`

const selectCertificates = sql(
  'academy.selectCertificates',
  `select ${columns} from course_certificate where organisation_id = :organisationId and person_id = :personId
    order by passed_at desc, id`,
)

/** The newest first. */
export function loadCertificates(db: Queryable, whose: Whose): Promise<CertificateRow[]> {
  return db.query<CertificateRow>(selectCertificates, whose)
}

const lock = sql('academy.lock', `select pg_advisory_xact_lock(hashtextextended(:name, 100)) as locked`)

/** From here to the commit nobody else writes this down: of one quiz that is sent twice comes one certificate. */
export async function lockAcademy(tx: Queryable, name: string): Promise<void> {
  await tx.query(lock, { name })
}

const insert = sql(
  'academy.insertCertificate',
  `insert into course_certificate (organisation_id, id, course_id, person_id, code, course_as_of, right_answers, questions, passed_at)
    values (:organisationId, :id, :courseId, :personId, :code, :courseAsOf, :right, :questions, :passedAt)`,
)

export async function insertCertificate(tx: Queryable, whose: Whose, row: CertificateRow): Promise<void> {
  await exactly(1, tx.write(insert, { ...whose, ...row }))
}

const selectByCode = sql(
  'academy.selectByCode',
  `select c.course_id as "courseId", c.passed_at as "passedAt", p.name, o.name as house from course_certificate c
    join person p on p.id = c.person_id join organisation o on o.id = c.organisation_id where c.code = :code`,
)

export interface CheckedRow {
  courseId: CourseId
  passedAt: string
  name: string
  house: string
}

/** In the name of the system: whoever asks has no account. */
export function loadByCode(db: Queryable, code: string): Promise<CheckedRow | null> {
  return maybe(db.query<CheckedRow>(selectByCode, { code }))
}
