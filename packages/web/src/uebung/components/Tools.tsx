import { useTexts } from '../../shared/i18n.ts'
import { Drawer } from '../../ui/Dialog.tsx'
import { uebungTexts } from '../uebung.texts.ts'
import { Data } from './Daten.tsx'
import { Post } from './Post.tsx'
import { Stoerungen } from './Stoerungen.tsx'
import { Uhr } from './Uhr.tsx'

export function Tools({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(uebungTexts)
  return (
    <Drawer opened={opened} onClose={onClose} title={t('tools')}>
      <Post />
      <Uhr onClose={onClose} />
      <Stoerungen />
      <Data />
    </Drawer>
  )
}
