import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { usePathParams } from '../../shared/searchState.ts'
import { Link } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, PageHeader } from '../../ui/layout.tsx'
import { HelpLines } from '../components/HelpLines.tsx'
import { guidePath, helpPath } from '../help.paths.ts'
import { categoryQuery } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'

const params = z.object({ category: z.string().max(60) })

export function CategoryPage() {
  const t = useHelpTexts()
  const { category: slug } = usePathParams(params)
  const { data, state } = showQuery(useQuery(categoryQuery(slug)), { rows: 6, height: 56 })
  const category = data?.[0]
  return (
    <>
      <PageHeader title={category?.title ?? t('title')} above={<Link to={helpPath}>{t('back')}</Link>} />
      {state}
      {category !== undefined && (
        <Card>
          <HelpLines
            label={category.title}
            lines={category.guides.map((guide) => ({ to: guidePath(slug, guide.slug), title: guide.title, text: guide.subtitle }))}
          />
        </Card>
      )}
    </>
  )
}
