import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Card } from '../../ui/layout.tsx'
import { categoryPath, guidePath } from '../help.paths.ts'
import { guidesQuery } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'
import { HelpLines } from './HelpLines.tsx'
import classes from './Help.module.css'

/** The first guides of every category, those for the own work first. */
export function GuideCategories() {
  const t = useHelpTexts()
  const { data, state } = showQuery(useQuery(guidesQuery()), { rows: 5, height: 120 })
  if (data === undefined) return state
  return (
    <div className={classes.grid}>
      {data.map(({ slug, title, guides, visibleGuides = 0, totalGuides = 0 }) => (
        <Card key={slug} title={title}>
          <HelpLines
            label={title}
            lines={guides.map((guide) => ({ to: guidePath(slug, guide.slug), title: guide.title, text: guide.subtitle }))}
          />
          {totalGuides > visibleGuides && (
            <div className={classes.more}>
              <Link to={categoryPath(slug)} aria-label={t('allOf', { count: totalGuides, category: title })}>
                {t('all', { count: totalGuides })}
              </Link>
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}
