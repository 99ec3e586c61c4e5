export { createDataProvider, type KitaraDataProvider } from './createDataProvider';
export { createDownload, type Download } from './download';
export { createHttpClient, type HttpClient } from './httpClient';
