export { createDataProvider, type KitaraDataProvider } from './createDataProvider';
export { createHttpClient, type HttpClient } from './httpClient';
