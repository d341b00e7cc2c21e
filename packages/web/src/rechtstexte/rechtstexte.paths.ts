import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'

export const rechtstextePath = '/rechtstexte'
export const editRechtstextPath = (art: RechtstextArt) => `${rechtstextePath}/${art.toLowerCase()}`
