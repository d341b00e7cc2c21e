import { renewalMonths } from '@dreiklang/domain/academy/academy'
import { type AcademyReport, type CourseDuty, academyContract } from '@dreiklang/domain/academy/academy.contract'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { DateField } from '../../form/DateField.tsx'
import { SegmentedField, SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { useToday } from '../../shared/useToday.ts'
import { Text } from '../../ui/layout.tsx'
import { useAcademyQueries, useSaveDuty } from '../academy.queries.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import { PeopleField } from './PeopleField.tsx'

const schema = academyContract.saveDuty.body
type Body = z.output<typeof schema>
type Values = Omit<Body, 'courseId' | 'due'> & { courseId: Body['courseId'] | null; due: string | null }

interface DutyDialogProps {
  report: AcademyReport
  /** Null: a new one. */
  duty: CourseDuty | null
  onClose: () => void
}

const valuesOf = (duty: CourseDuty | null): Values => ({
  courseId: duty?.courseId ?? null,
  due: duty?.due ?? null,
  renewMonths: duty?.renewMonths ?? null,
  everyone: duty?.everyone ?? true,
  people: duty === null || duty.everyone ? [] : duty.people.map(({ personId }) => personId),
})

const renewals = ['never', ...renewalMonths.map((months) => `m${months}` as const)] as const

export function DutyDialog({ report, duty, onClose }: DutyDialogProps) {
  const t = useAcademyTexts()
  const today = useToday()
  const { mutateAsync: save } = useSaveDuty()
  const { data: courses = [] } = useQuery(useAcademyQueries().courses)
  const free = courses.filter(({ id }) => duty?.courseId === id || !report.duties.some(({ courseId }) => courseId === id))
  const sending = useDeedForm<Values, Body>({
    initialValues: valuesOf(duty),
    schema,
    send: (body) => save(body),
    done: () => t('duties.saved'),
    onDone: onClose,
  })
  const { form, field } = sending
  const { courseId, due, renewMonths, everyone, people } = form.getValues()
  return (
    <FormDialog
      title={t(duty === null ? 'duties.add' : 'duties.edit')}
      onClose={onClose}
      sending={sending}
      submit={t('duties.save')}
      size="lg"
    >
      {free.length === 0 && <Text>{t('duties.allUsed')}</Text>}
      <SelectField
        {...field('courseId')}
        label={t('duties.course')}
        needed
        searchable={false}
        disabled={duty !== null}
        choices={free.map(({ id, title }) => ({ value: id, label: title }))}
        value={courseId}
        onChange={(value) => form.setFieldValue('courseId', value)}
      />
      <DateField
        {...field('due')}
        label={t('duties.dueField')}
        description={t('duties.dueHelp')}
        required
        minDate={today}
        value={due}
        onChange={(value) => form.setFieldValue('due', value)}
      />
      <SelectField
        label={t('duties.renew')}
        few
        choices={choicesOf(renewals, (one) => t(`duties.renewal.${one}`))}
        value={renewMonths === null ? 'never' : `m${renewMonths}`}
        onChange={(value) => form.setFieldValue('renewMonths', renewalMonths.find((one) => `m${one}` === value) ?? null)}
      />
      <SegmentedField
        label={t('duties.who')}
        choices={[
          { value: 'everyone', label: t('duties.everyone') },
          { value: 'some', label: t('duties.some') },
        ]}
        value={everyone ? 'everyone' : 'some'}
        onChange={(value) => form.setFieldValue('everyone', value === 'everyone')}
      />
      {!everyone && <PeopleField people={report.people} chosen={people} onChange={(value) => form.setFieldValue('people', value)} />}
    </FormDialog>
  )
}
