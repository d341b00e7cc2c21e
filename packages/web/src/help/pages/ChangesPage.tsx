import { useQuery } from '@tanstack/react-query'
import { formatLongDate } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, PageHeader } from '../../ui/layout.tsx'
import { helpPath } from '../help.paths.ts'
import { changesQuery } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'

export function ChangesPage() {
  const t = useHelpTexts()
  const { data, state } = showQuery(useQuery(changesQuery()), { rows: 3, height: 120 })
  return (
    <>
      <PageHeader title={t('changes')} above={<Link to={helpPath}>{t('back')}</Link>} />
      {state}
      {data?.map(({ day, changes }) => (
        <Card key={day} title={formatLongDate(day)}>
          <ul>
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
