import { maxReklamationFotos } from '@dreiklang/domain/bestellung/bestellung'
import { dateiTypen, isImage } from '@dreiklang/domain/datei/datei'
import { IconCamera, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FieldGroup } from '../../../form/Form.tsx'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { useStoreDokument } from '../../../klient/verlauf.queries.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { useEingangTexts } from '../../onDemand.texts.ts'

export interface Foto {
  id: string
  name: string
}

interface PackFotosProps {
  id: string
  klientId: string
  fotos: readonly Foto[]
  onChange: (fotos: Foto[]) => void
}

/** Of the pack, never of a person: so no consent is asked. What could not be sent stays here, and is sent again with one press. */
export function PackFotos({ id, klientId, fotos, onChange }: PackFotosProps) {
  const t = useEingangTexts()
  const input = useRef<HTMLInputElement>(null)
  const [unsent, setUnsent] = useState<File | null>(null)
  const store = useStoreDokument(klientId)
  const deedKey = useDeedKey()
  const send = async (datei: File) => {
    setUnsent(datei)
    const { name, size, lastModified } = datei
    const schluessel = deedKey({ name, size, lastModified, nr: fotos.length })
    const stored = await store.mutateAsync({ angaben: { art: 'SONSTIGES', datei }, schluessel })
    onChange([...fotos, { id: stored.id, name }])
    setUnsent(null)
  }
  // That it failed is told by the field.
  const trySend = (datei: File) => void send(datei).catch(() => undefined)
  return (
    <FieldGroup
      id={id}
      label={t('foto.titel')}
      description={t('foto.hinweis')}
      error={store.isError && unsent !== null ? t('foto.fehler', { name: unsent.name }) : undefined}
    >
      {fotos.map((foto) => (
        <Group key={foto.id} gap="sm">
          <Text size="sm">{foto.name}</Text>
          <Button
            look="subtle"
            aria-label={t('foto.entfernen', { name: foto.name })}
            onClick={() => onChange(fotos.filter((one) => one.id !== foto.id))}
          >
            {t('entfernen')}
          </Button>
        </Group>
      ))}
      <Group gap="sm">
        {fotos.length < maxReklamationFotos && (
          <Button
            look="secondary"
            icon={<IconCamera size={20} aria-hidden />}
            busy={store.isPending}
            onClick={() => input.current?.click()}
          >
            {t('foto.hinzufuegen')}
          </Button>
        )}
        {store.isError && unsent !== null && (
          <Button look="secondary" icon={<IconRefresh size={20} aria-hidden />} onClick={() => trySend(unsent)}>
            {t('foto.nochEinmal')}
          </Button>
        )}
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('foto.titel')}
        accept={dateiTypen.filter(isImage).join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // Selecting the same file again must trigger a change, too.
          currentTarget.value = ''
          if (chosen !== undefined) trySend(chosen)
        }}
      />
    </FieldGroup>
  )
}
