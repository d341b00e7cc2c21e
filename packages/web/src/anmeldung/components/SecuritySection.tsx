import { Stack } from '../../ui/layout.ts'
import { AccessLogCard } from './AccessLogCard.tsx'
import { FactorCard } from './FactorCard.tsx'
import { IdleCard } from './IdleCard.tsx'
import { MyDataCard } from './MyDataCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export function Section() {
  return (
    <Stack gap="lg">
      <PasswordCard />
      <FactorCard />
      <IdleCard />
      <SessionsCard />
      <AccessLogCard />
      <MyDataCard />
    </Stack>
  )
}
