import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { dateiTypOf } from '@dreiklang/domain/datei/datei'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { createDateien, dateiAnswer } from '../datei/datei.ts'
import { type Ports, UnreadableImage } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { loadAnliegen } from './anliegen.repository.ts'

/** Enough to read the small print of a pack. */
const maxPixel = 2_000

export function createFotos(ports: Ports) {
  const dateien = createDateien(ports)
  let letztes: Promise<unknown> = Promise.resolve()

  async function rewrite(base64: string): Promise<Uint8Array | null> {
    const bytes = Uint8Array.from(atob(base64), (zeichen) => zeichen.charCodeAt(0))
    if (dateiTypOf(bytes) !== 'image/jpeg') return null
    try {
      return await ports.images.reencode(bytes, { mostPixels: maxPixel })
    } catch (error) {
      if (error instanceof UnreadableImage) return null
      throw error
    }
  }

  return {
    /** Without place, time and camera; one at a time, as decoding is expensive and the form public. @throws anliegen.foto_unlesbar */
    async nimm(fotos: readonly string[]): Promise<Uint8Array[]> {
      const added: Uint8Array[] = []
      for (const [i, foto] of fotos.entries()) {
        const dieses = letztes.then(() => rewrite(foto))
        letztes = dieses.catch(() => null)
        const neu = await dieses
        if (neu === null) {
          throw anliegenErrors.refuse('anliegen.foto_unlesbar', { felder: [{ path: `fotos.${i}`, code: 'falsch', message: 'falsch' }] })
        }
        added.push(neu)
      }
      return added
    },

    /** @throws nicht_gefunden also for a file that does not belong to this request */
    read(akteur: Akteur, { anliegenId, fotoId }: { anliegenId: string; fotoId: string }): Promise<Response> {
      const organisationId = ownOrganisation(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const row = await loadAnliegen(tx, organisationId, anliegenId)
        const foto = row?.fotos.includes(fotoId) === true ? await dateien.readStore(tx, { organisationId, dateiId: fotoId }) : null
        if (row === null || foto === null) throw sharedErrors.refuse('nicht_gefunden')
        const { id: objektId, klientId } = row
        await audit(tx, akteur, { aktion: 'anliegen.readFoto', art: 'LESEN', objektArt: 'ANLIEGEN', objektId, klientId })
        return dateiAnswer(foto)
      })
    },
  }
}

export type Fotos = ReturnType<typeof createFotos>
