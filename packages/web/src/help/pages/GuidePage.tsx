import type { GuideReading } from '@dreiklang/domain/help/help.contract'
import { IconPlayerPlay, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { readers } from '@dreiklang/domain/help/help'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useGoTo, usePathParams } from '../../shared/searchState.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { AfterGuide } from '../components/AfterGuide.tsx'
import { StepList } from '../components/StepList.tsx'
import { categoryPath, helpPath } from '../help.paths.ts'
import { readingQuery } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'
import classes from '../components/Help.module.css'

const params = z.object({ category: z.string().max(60), guide: z.string().max(60) })

export function GuidePage() {
  const t = useHelpTexts()
  const { category, guide } = usePathParams(params)
  const name = { categorySlug: category, guideSlug: guide }
  const { data: reading, state } = showQuery(useQuery(readingQuery(name)), { rows: 6, height: 56 })
  return (
    <div className={classes.reading}>
      <PageHeader
        title={reading?.title ?? t('title')}
        subtitle={reading !== undefined && <About reading={reading} />}
        above={
          <span className={classes.meta} data-no-print>
            <Link to={helpPath}>{t('back')}</Link>
            {reading !== undefined && <Link to={categoryPath(category)}>{reading.category.title}</Link>}
          </span>
        }
      />
      {state}
      {reading !== undefined && (
        <>
          <Tools reading={reading} />
          <StepList reading={reading} />
          <AfterGuide key={reading.id} reading={reading} name={name} />
        </>
      )}
    </div>
  )
}

function About({ reading: { subtitle, readers: whose, checkedOn } }: { reading: GuideReading }) {
  const t = useHelpTexts()
  const words = whose.length === readers.length ? t('guide.everyone') : whose.map((one) => t(`guide.reader.${one}`)).join(', ')
  return (
    <>
      {subtitle}
      <div className={classes.quiet}>
        {t('guide.for', { readers: words })} · {t('guide.checked', { day: formatDate(checkedOn) })}
      </div>
    </>
  )
}

function Tools({ reading }: { reading: GuideReading }) {
  const t = useHelpTexts()
  const goTo = useGoTo()
  const play = async () => (await import('../components/player/startGuide.tsx')).startGuide({ reading, goTo })
  return (
    <div className={classes.tools} data-no-print>
      <Button icon={<IconPlayerPlay size={20} aria-hidden />} onClick={() => void play()}>
        {t('guide.show')}
      </Button>
      <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
        {t('guide.print')}
      </Button>
    </div>
  )
}
