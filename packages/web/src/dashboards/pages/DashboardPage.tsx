import { z } from 'zod'
import { usePathParams } from '../../shared/searchState.ts'
import { dashboardNames } from '../dashboards.paths.ts'
import { AnalyticsPage } from './AnalyticsPage.tsx'
import { CryptoPage } from './CryptoPage.tsx'
import { FinancePage } from './FinancePage.tsx'
import { BestellungenPage } from './BestellungenPage.tsx'
import { ProjectPage } from './ProjectPage.tsx'

const address = z.object({ dashboard: z.enum(dashboardNames) })
const pages = { bestellungen: BestellungenPage, project: ProjectPage, analytics: AnalyticsPage, finance: FinancePage, crypto: CryptoPage }

export function DashboardPage() {
  const { dashboard } = usePathParams(address)
  const Page = pages[dashboard]
  return <Page />
}
