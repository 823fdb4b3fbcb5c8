export class ExportJob {}
