import { IconTools } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { areas } from '../areas.ts'
import { shellTexts } from '../shell.texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** One of the areas that are specified and not built. */
export function AreaPage() {
  const t = useTexts(shellTexts)
  const { pathname } = useLocation()
  const area = areas.find((candidate) => pathname === `/${candidate}`)
  if (area === undefined) return <NotFoundPage />
  return (
    <>
      <PageHeader title={t(`area.${area}.title`)} />
      <EmptyState icon={<IconTools size={28} />} title={t('area.notBuilt')} action={<LinkButton to="/">{t('notFound.home')}</LinkButton>}>
        {t(`area.${area}.text`)}
      </EmptyState>
    </>
  )
}
