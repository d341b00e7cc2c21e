import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { personalTexts } from '../personal.texts.ts'
import { AufnahmeDialog } from './AufnahmeDialog.tsx'
import { EinladenDialog } from './EinladenDialog.tsx'

export function AufnahmeButtons({ organisation }: { organisation: OwnOrganisation }) {
  const t = useTexts(personalTexts)
  const [offen, setOffen] = useState<'einladen' | 'aufnahme' | null>(null)
  const close = () => setOffen(null)
  return (
    <Group gap="sm">
      <Button look="secondary" icon={<IconUserCheck size={20} aria-hidden />} onClick={() => setOffen('aufnahme')}>
        {t('aufnahme.oeffnen')}
      </Button>
      <Button icon={<IconUserPlus size={20} aria-hidden />} onClick={() => setOffen('einladen')}>
        {t('einladen.oeffnen')}
      </Button>
      {offen === 'einladen' && <EinladenDialog organisation={organisation} onClose={close} />}
      {offen === 'aufnahme' && <AufnahmeDialog organisation={organisation} onClose={close} />}
    </Group>
  )
}
