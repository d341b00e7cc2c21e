import type { FaqCategory } from '@dreiklang/domain/help/help.contract'
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Card } from '../../ui/layout.tsx'
import { faqsQuery } from '../help.queries.ts'
import classes from './Help.module.css'

interface QuestionsProps {
  /** Which one is open, by its id; empty: none. */
  opened: string
  onOpen: (id: string) => void
}

/** Questions by category; one answer at a time. */
export function Questions({ opened, onOpen }: QuestionsProps) {
  const { data, state } = showQuery(useQuery(faqsQuery()), { rows: 5, height: 120 })
  if (data === undefined) return state
  return (
    <div className={classes.grid}>
      {data.map((category: FaqCategory) => (
        <Card key={category.id} title={category.title}>
          {category.faqs.map(({ id, question, answer }) => (
            <Disclosure key={id} label={question} opened={opened === id} onToggle={(isOpen) => onOpen(isOpen ? id : '')}>
              <p className={classes.answer}>{answer}</p>
            </Disclosure>
          ))}
        </Card>
      ))}
    </div>
  )
}
