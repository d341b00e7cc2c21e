import type { CourseId } from '@dreiklang/domain/academy/academy'
import type { CourseQuiz, QuizResult } from '@dreiklang/domain/academy/academy.contract'
import { IconCircleCheck, IconDownload, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormElement } from '../../form/Form.tsx'
import { RadioField } from '../../form/choiceFields.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, ErrorState, StatusBadge, showQuery } from '../../ui/feedback.tsx'
import { Group, Text, Title } from '../../ui/layout.tsx'
import { stepPath } from '../academy.paths.ts'
import { useAcademyQueries, useAnswerQuiz } from '../academy.queries.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import { useCertificate } from './useCertificate.ts'
import classes from './Course.module.css'

export function Quiz({ courseId }: { courseId: CourseId }) {
  const t = useAcademyTexts()
  const { data, state } = showQuery(useQuery(useAcademyQueries().quiz(courseId)), { rows: 3, height: 120 })
  return (
    <section className={classes.article} aria-label={t('quizStep')}>
      <Title order={2} size="h4">
        {t('quizStep')}
      </Title>
      {state}
      {data !== undefined && <Questions quiz={data} />}
    </section>
  )
}

function Questions({ quiz: { id, questions } }: { quiz: CourseQuiz }) {
  const t = useAcademyTexts()
  const { mutate, data: result, error, isPending, reset } = useAnswerQuiz()
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({})
  const [isMissing, setMissing] = useState(false)
  const missing = questions.flatMap((_question, i) => (answers[i] === undefined ? [i + 1] : []))
  const send = () => {
    setMissing(missing.length > 0)
    if (missing.length === 0) mutate({ id, answers: questions.map((_question, i) => answers[i] ?? -1) })
  }
  return (
    <FormElement onSubmit={send}>
      {result === undefined ? <Text mt="xs">{t('quiz.intro')}</Text> : <Verdict result={result} of={questions.length} />}
      {error !== null && <ErrorState error={error} />}
      <div className={classes.questions}>
        {questions.map(({ question, options }, i) => (
          <div key={question}>
            <RadioField
              label={t('quiz.number', { number: i + 1, question })}
              choices={options.map((label, option) => ({ value: String(option), label, disabled: result !== undefined }))}
              value={answers[i] === undefined ? null : String(answers[i])}
              onChange={(value) => setAnswers({ ...answers, [i]: Number(value) })}
            />
            {result?.answers[i] !== undefined && <Marked courseId={id} answer={result.answers[i]} />}
          </div>
        ))}
        {isMissing && missing.length > 0 && (
          <Alert tone="danger" urgent>
            {t('quiz.missing', { numbers: missing.join(', ') })}
          </Alert>
        )}
        <Group>
          {result === undefined ? (
            <Button type="submit" busy={isPending}>
              {t('quiz.send')}
            </Button>
          ) : (
            <Button look="secondary" onClick={reset}>
              {t('quiz.again')}
            </Button>
          )}
        </Group>
      </div>
    </FormElement>
  )
}

function Verdict({ result: { passed, right, certificate }, of }: { result: QuizResult; of: number }) {
  const t = useAcademyTexts()
  const getCertificate = useCertificate()
  if (!passed)
    return (
      <Alert tone="warning" urgent title={t('quiz.failed', { right, of })}>
        {t('quiz.failedText')}
      </Alert>
    )
  return (
    <Alert
      tone="success"
      urgent
      title={t('quiz.passed', { right, of })}
      actions={
        certificate !== null && (
          <Button size="sm" icon={<IconDownload size={18} aria-hidden />} onClick={() => getCertificate(certificate)}>
            {t('certificate')}
          </Button>
        )
      }
    >
      {t('quiz.passedText')}
    </Alert>
  )
}

function Marked({ courseId, answer: { right, step, why } }: { courseId: CourseId; answer: QuizResult['answers'][number] }) {
  const t = useAcademyTexts()
  return (
    <div className={classes.verdict}>
      <StatusBadge tone={right ? 'success' : 'danger'} icon={right ? <IconCircleCheck size={16} /> : <IconX size={16} />}>
        {t(right ? 'quiz.right' : 'quiz.wrong')}
      </StatusBadge>
      {why ?? (!right && <Link to={stepPath(courseId, step)}>{t('quiz.readAgain', { step })}</Link>)}
    </div>
  )
}
