export const inventoryPath = '/apps/ecommerce/inventory'
export const productPath = (id: string) => `${inventoryPath}?produkt=${id}`
export const placesPath = `${inventoryPath}/places`
export const placePath = (id: string) => `${placesPath}?ort=${id}`
export const proposalPath = `${inventoryPath}/proposal`
export const recallsPath = `${inventoryPath}/recalls`
export const recallPath = (id: string) => `${recallsPath}?rueckruf=${id}`
